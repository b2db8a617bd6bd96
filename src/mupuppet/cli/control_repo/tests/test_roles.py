"""What each role must have. `pip install 'mupuppet[pytest]'`, then run `pytest` here."""

import pytest

from mupuppet.testing import containing, matching

# Every test of a class below is run on each of these systems.
SYSTEMS = ["debian-12", "rhel-9"]


@pytest.mark.puppet(host="web01.example.com", systems=SYSTEMS)
class TestWebServer:
    def test_it_compiles(self, catalog):
        catalog.compiles()

    def test_the_site_is_served(self, catalog):
        catalog.package("nginx").has(ensure="installed")
        catalog.file("/srv/www").has(ensure="directory").lacks(owner="root")
        catalog.file("/etc/nginx/conf.d/site.conf").has(
            mode="0644", content=matching(r"^  listen 8080;$")
        )

    def test_the_server_sees_a_change_of_its_configuration(self, catalog):
        configuration = catalog.file("/etc/nginx/conf.d/site.conf")
        configuration.requires("Package[nginx]").notifies("Service[nginx]")

    def test_what_every_machine_has_comes_first(self, catalog):
        catalog.package("curl").before("Service[nginx]")

    def test_the_backup_runs_at_its_own_hour(self, catalog):
        catalog.file("/etc/cron.d/backup").has(content=containing("0 5 * * *"))


@pytest.mark.puppet(host="db01.example.com", systems=SYSTEMS)
class TestDatabaseServer:
    def test_there_is_a_database_for_each_entry_of_the_data(self, catalog):
        catalog.compiles().counts(2, type="profile::database::instance")
        catalog.exec("create database wiki").requires("Service[postgresql]")

    @pytest.mark.puppet(data={"profile::database::databases": {"shop": {}}})
    def test_a_database_needs_an_owner(self, catalog):
        catalog.fails(match="'databases' entry 'shop' expects size to be 1")


@pytest.mark.puppet(
    class_="profile::base",
    params={"packages": ["git"], "settings": {"owner": "me"}},
    pre="$role = 'none'",
)
class TestBase:
    def test_without_settings_there_is_no_backup(self, catalog):
        catalog.compiles().has("Package[git]").lacks("File[/etc/cron.d/backup]")

    def test_the_backup_is_a_matter_of_settings(self, catalog):
        settings = {"owner": "me", "backup": {"enabled": True, "hour": 1}}
        catalog(params={"settings": settings}).file("/usr/local/sbin/backup").has(mode="0755")


@pytest.mark.puppet(facts="debian-12")
def test_packages_are_merged_from_all_levels(environment):
    assert environment.lookup("profile::base::packages") == ["needrestart", "curl", "vim"]
