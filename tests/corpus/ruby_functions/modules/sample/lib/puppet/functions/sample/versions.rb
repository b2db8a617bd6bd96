require 'semantic_puppet'

# Semantic versions, as functions compare those of modules.
Puppet::Functions.create_function(:'sample::versions') do
  dispatch :versions do
    param 'String', :what
    repeated_param 'String', :texts
  end

  def versions(what, *texts)
    case what
    when 'parts'
      found = SemanticPuppet::Version.parse(texts[0])
      [found.major, found.minor, found.patch, found.prerelease, found.build, found.to_s, found.stable?]
    when 'range'
      range = SemanticPuppet::VersionRange.parse(texts[0])
      found = SemanticPuppet::Version.parse(texts[1])
      ["#{range}", range.include?(found), range === found, range.member?(found)]
    when 'order'
      first, second = texts.map { |text| SemanticPuppet::Version.parse(text) }
      [first <=> second, first < second, first >= second, first == second, [first, second].max.to_s]
    when 'sorted' then texts.sort_by { |text| SemanticPuppet::Version.parse(text) }
    when 'valid' then texts.map { |text| SemanticPuppet::Version.valid?(text) }
    when 'rescued'
      begin
        SemanticPuppet::Version.parse(texts[0])
      rescue ArgumentError => e
        [e.class.to_s, e.message]
      end
    when 'unlike' then SemanticPuppet::Version.parse(texts[0]) < texts[1]
    end
  end
end
