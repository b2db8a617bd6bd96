"""Exported monitoring resources of types that a loop generates from Ruby data, and collectors."""

from __future__ import annotations

from tests.oracle.repositories.sketch import Sketch, pieces

_OBJECTS = r"""
module PuppetX
  module Acme
    # What is watched, and which directives each object has.
    module Monitor
      COMMON = [:use, :register, :contact_groups].freeze
      OBJECTS = {
        host: [:address, :parents, :hostgroups, :check_command],
        service: [:host_name, :service_description, :check_command, :check_interval],
        command: %w[command_line timeout],
      }.freeze
      def self.names(kind)
        (OBJECTS.fetch(kind) + COMMON).map(&:to_sym).uniq
      end
    end
  end
end
"""
#: Ways to define a type from that table.
_TYPES = pieces(r"""
require 'puppet_x/acme/monitor'
Puppet::Type.newtype(:monitor_{kind}) do
  @doc = 'A {kind}.'
  ensurable
  newparam(:name, namevar: true)
  newparam(:target)
  PuppetX::Acme::Monitor.names(:{kind}).each do |each|
    newproperty(each) do
      desc "The directive #{each}."
    end
  end
end

require 'puppet_x/acme/maker'
PuppetX::Acme::Maker.create(:{kind})

require File.expand_path('../../../puppet_x/acme/monitor', __FILE__)
type = Puppet::Type.newtype(:monitor_{kind}) {}
type.ensurable
type.newparam(:name, :namevar => true) { desc 'The name.' }
PuppetX::Acme::Monitor::OBJECTS[:{kind}].each { |each| type.newproperty(each.to_sym) { } }
PuppetX::Acme::Monitor::COMMON.each { |each| type.newparam(each) { } }
type.newparam(:target) { defaultto '/etc/monitor.cfg' }
""")
_MAKER = r"""
require 'puppet_x/acme/monitor'
module PuppetX
  module Acme
    module Maker
      def self.create(kind)
        full = "monitor_#{kind}".to_sym
        type = Puppet::Type.newtype(full) {}
        type.ensurable
        type.newparam(:name, namevar: true) do
          desc "The name of the #{kind}."
        end
        Monitor.names(kind).each do |each|
          next if each == :name
          type.newproperty(each) do
            desc "The directive #{each}."
          end
        end
        type.newproperty(:target) do
          desc 'The file.'
        end
        type
      end
    end
  end
end
"""
_EXPORTERS = pieces(r"""
@@monitor_host { $trusted['certname']:
  address => {text}, hostgroups => {list}, tag => "m-${facts['dc']}" }

@@monitor_service { "${trusted['certname']}-{n}":
  host_name => $trusted['certname'],
  check_command => {text}, check_interval => {number}, tag => ['monitor', {text}] }

@@monitor_service { "${trusted['certname']} load":
  use => 'generic', target => "/etc/${facts['dc']}.cfg" }

@@file { "/etc/monitor/${trusted['certname']}.cfg": content => {text}, tag => 'monitor' }

@monitor_command { 'check_{n}': command_line => {text} }

['ping', 'disk'].each |$c| {
  @@monitor_service { "${trusted['hostname']} ${c}": check_command => $c }
}

@@monitor_service { "w-${trusted['hostname']}": ensure => absent, contact_groups => undef }
""")
_COLLECTORS = pieces(r"""
Monitor_host <<| |>>

Monitor_service <<| tag == 'monitor' |>> { notify => Exec['reload'] }

Monitor_service <<| check_command == 'ping' or use == 'generic' |>> { target => '/etc/all.cfg' }

File <<| tag == 'monitor' |>> -> Exec['reload']

Monitor_command <| |> { command_line => '/bin/true' }

Monitor_host <<| tag == 'm-ams' and address != 'x' |>> { use +> 'linux' }

Monitor_service <<| title == 'web1 ping' |>> ~> Exec['reload']
""")
_OTHERS = pieces(r"""
monitor_host { 'gateway': address => {text}, parents => {list} }

monitor_host { 'wrong{n}': no_such => 1 }

Monitor_service { use => {text} }

create_resources('@@monitor_service', { "c-${trusted['hostname']}" => { 'use' => {text} } })

notice(defined('monitor_host'), defined(Monitor_host['gateway']), Monitor_host)
""")


def draw(sketch: Sketch) -> None:
    random = sketch.random
    sketch.exports = True
    sketch.library("puppet_x/acme/monitor.rb", _OBJECTS.lstrip())
    sketch.library("puppet_x/acme/maker.rb", _MAKER.lstrip())
    for kind in ("host", "service", "command"):
        sketch.library(
            f"puppet/type/monitor_{kind}.rb", random.choice(_TYPES).replace("{kind}", kind)
        )
    sketch.nodes.append("zmonitor.example.com")
    sketch.statements["monitoring"] = [
        "exec { 'reload': command => '/bin/true', refreshonly => true }",
        *sketch.some(_EXPORTERS, 4),
        *(sketch.some(_OTHERS, 1) if random.random() < 0.4 else []),
        *sketch.some(_COLLECTORS, 4),
    ]
