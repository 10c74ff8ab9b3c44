"""Makes the package: with the client built, and compiled where there is a C compiler."""

import os
import runpy
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

sys.path.insert(0, "tools")

import native

CLIENT = Path("client", "build", "build.py")
BUILDS_CLIENT = {"bdist_wheel", "sdist"}
COMPILES = {"bdist_wheel"} & set(sys.argv) and native.may_compile()


class BuildModules(build_py):
    """Puts the compiled modules beside the others."""

    def run(self) -> None:
        """Copy the sources, and compile."""
        super().run()
        if COMPILES:
            try:
                native.build(Path(self.build_lib, "gaslamp", "native").resolve(), native.WORK, lambda done, total: None)
            except native.CannotCompile as error:
                sys.exit(f"{error}\nGASLAMP_COMPILE=0 makes a package that is not compiled.")


class Package(Distribution):
    """A package that is for one platform if it is compiled."""

    def has_ext_modules(self) -> bool:
        """Whether it is compiled."""
        return bool(COMPILES)


def build_client() -> None:
    """Build the client; a source distribution has it built, and not its sources."""
    if CLIENT.is_file():
        runpy.run_path(str(CLIENT))["build"]()


if BUILDS_CLIENT & set(sys.argv):
    build_client()
if os.environ.get("GASLAMP_COMPILE") == "1" and {"bdist_wheel"} & set(sys.argv) and not COMPILES:
    sys.exit("GASLAMP_COMPILE=1, but there is no C compiler with the headers of Python.")
setup(cmdclass={"build_py": BuildModules}, distclass=Package)
