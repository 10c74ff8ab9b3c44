### What is said before there are packages: of Fluent no more than messages and { $variables }.

fetch-uv = Fetching uv
fetch = Fetching packages
pages = Building the pages
compile = Compiling
setting-up = Setting up gaslamp …
ready = Ready after { $seconds } s.
no-network = the packages could not be fetched; is there a network connection?
no-uv = uv could not be fetched; is there a network connection?
no-pip = needs pip (on Debian: apt install python3-pip)
no-pages = the pages could not be built
no-writing = cannot write to { $folder }; clone gaslamp into a directory of your own
no-compiler = GASLAMP_COMPILE=1, but there is no C compiler with the headers of Python.
interpreted =
    No C compiler with the headers of Python was found: gaslamp runs interpreted, correct but slower.
    To have it compiled, install them (on Debian: apt install gcc python3-dev) and start again.
not-compiled = Compiling failed ({ $file } says why): gaslamp runs interpreted, correct but slower.
waiting = This command waits until all is compiled; with GASLAMP_PURE=1 it does not, and is slower.
compiled-next = Compiling goes on in the background; the compiled modules are used from the next start on.
stopped = Stopped. The same command goes on where this one was.
