module PuppetX; module Jenkins; module Type; end; end; end
