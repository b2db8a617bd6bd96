# mupuppet without Ruby: docker build -t mupuppet . && docker run --rm -v "$PWD:/code" mupuppet validate .
FROM python:3.13-slim AS build
COPY . /source
RUN pip wheel --no-cache-dir --wheel-dir /wheels "/source[eyaml]"

FROM python:3.13-slim
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels "mupuppet[eyaml]" \
    && rm -rf /wheels \
    && useradd --create-home mupuppet
USER mupuppet
WORKDIR /code
ENTRYPOINT ["mupuppet"]
CMD ["--help"]
