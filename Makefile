# Every command of the project. Recipes run with the Node that package-lock.json pins, whatever the system has:
# the system's node and npm are needed only to install it.

.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
export SYSTEM_PATH := $(PATH)
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)
# glibc would keep what image encoders freed: half the memory after seeding, at no cost in time.
export MALLOC_TRIM_THRESHOLD_ := 131072
# V8 compiles in pieces of 32 KB, which glibc would keep between others: 20 MB from the start, up to 40 under load.
export MALLOC_MMAP_THRESHOLD_ := 32768

# A folder is listed with its files, so that deleting a file counts as a change too.
TESTS := -name '*.spec.ts' -o -name '*.test.ts' -o -name '*.test.tsx'
BACKEND_SOURCES := $(shell find backend/src \( $(TESTS) \) -prune -o -print 2>/dev/null)
FRONTEND_SOURCES := $(shell find frontend/src frontend/public frontend/vite \( $(TESTS) \) -prune -o -print 2>/dev/null)
BACKEND_SETTINGS := $(wildcard backend/*.json backend/rolldown.config.ts backend/unbundled-packages.mjs)
FRONTEND_SETTINGS := $(wildcard frontend/*.json frontend/vite.config.ts frontend/index.html openapi/openapi.json)

# V8 would let garbage grow to three times what is in use before it looks: half the memory for a tenth more processor time.
THRIFT := --max-semi-space-size=8 --heap-growing-percent=30

ENV_FILE := $(if $(wildcard .env),--env-file=.env)

# Shows what a command printed only when it fails.
define quietly
output=$$($(1) 2>&1) || { printf '%s\n' "$$output" >&2; exit 1; }
endef

# Run as a job of its own in a terminal, the server alone gets Ctrl-C: it stops in order and make ends with 0.
define serve
if [ -t 0 ]; then set -m; $(1); else exec $(1); fi
endef

.PHONY: help run dev test check unit contract e2e soak lighthouse presses openapi migration tables bench rolling scaled mutants faults backup restore drill admin build install node-present

help: ## Muestra esta lista
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@printf '\n  Opciones: PORT=4000 DATA_DIR=/ruta DATABASE_URL=postgresql://… (las demás, en .env.example)\n'

run: build ## Instala, compila y sirve el producto en http://localhost:3000
	@$(call serve,node $(THRIFT) $(ENV_FILE) backend/dist/main.js)

dev: build ## Sirve el producto y lo recarga cuando cambia el código
	@$(call serve,node $(ENV_FILE) tools/dev.mjs)

test: install ## Ejecuta todas las pruebas, también en el navegador
	@exec node tools/test.mjs

check: install ## Revisa estilo, tipos, límites entre módulos, contrato y migraciones
	@exec node tools/test.mjs check

unit: install ## Prueba las reglas del servidor y las pantallas
	@exec node tools/test.mjs unit

contract: install ## Prueba la API por HTTP contra PostgreSQL
	@exec node tools/test.mjs contract

e2e: install ## Prueba el producto construido en un navegador
	@exec node tools/test.mjs e2e

soak: install ## Prueba de noche: miles de casos, caídas, 100.000 filas, cada recorrido, cada regla cambiada
	@exec node tools/test.mjs soak

lighthouse: build ## Mide las páginas públicas como Google las ve en un teléfono
	@exec node tools/lighthouse.mjs

presses: build ## Presiona todo en cada pantalla y mide cuánto tarda: make presses ROWS=10000 HOW="--screen=/gestion/chefs"
	@exec node tools/presses.mjs $(or $(ROWS),10000) $(HOW)

openapi: install backend/dist/.built ## Regenera openapi/openapi.json y los hooks del frontend
	@node tools/contract.mjs

migration: install ## Escribe la migración que falta: make migration NAME=agrega-algo
	@node tools/migration.mjs "$(or $(NAME),cambio)"

tables: install ## Escribe los tipos de las tablas según las migraciones
	@node tools/table-types.mjs

backup: install backend/dist/.built ## Respalda la base de datos y las imágenes, también en marcha: make backup TO=carpeta
	@node $(ENV_FILE) backend/dist/admin.js backup "$(or $(TO),backups/$(shell date +%Y-%m-%dT%H-%M-%S))"

restore: install backend/dist/.built ## Restaura un respaldo donde aún no hay datos: make restore FROM=carpeta DATA_DIR=/otra
	@test -n "$(FROM)" || { echo 'Di qué respaldo restaurar: make restore FROM=carpeta' >&2; exit 1; }
	@node $(ENV_FILE) backend/dist/admin.js restore "$(FROM)"

drill: install backend/dist/.built ## Restaura el último respaldo guardado en una base vacía y compara cada fila y archivo
	@node $(ENV_FILE) backend/dist/admin.js drill

admin: install backend/dist/.built ## Órdenes de quien opera el servidor: make admin ARGS="doctor"
	@node $(ENV_FILE) backend/dist/admin.js $(ARGS)

bench: build ## Mide el servidor frente a lo posible: make bench CHEFS="200 10000 100000"
	@ONLY=$(ONLY) THRIFT='$(THRIFT)' node tools/machine.mjs npm run --silent bench -w backend -- $(or $(CHEFS),200 10000 100000)

rolling: build ## Reemplaza y suspende réplicas bajo carga y cuenta lo que falla: make rolling REPLACEMENTS=20
	@SOAK=1 REPLACEMENTS=$(or $(REPLACEMENTS),20) WRITES=$(or $(WRITES),3000) SUSPENDED=$(or $(SUSPENDED),60) \
		npm test --silent -w backend -- backend/test/rolling backend/test/seen-everywhere --runInBand

scaled: ## Levanta dos réplicas tras un balanceador, con todo lo que necesitan: make scaled REPLICAS=3
	@docker info >/dev/null 2>&1 || { \
		echo 'Aquí no hay un motor de contenedores: instala Docker (o Podman con su orden docker) y vuelve a intentarlo.' >&2; \
		exit 1; }
	@test -f .env || { echo 'Falta .env: cópialo de .env.example y completa los secretos (ver docs/operation/scale-out.md).' >&2; exit 1; }
	@COMMIT=$$(git rev-parse --short=12 HEAD) COMMIT_DATE=$$(git log -1 --format=%cI) \
		docker compose --project-name sobremesa-scaled --env-file .env --file docker/scaled/compose.yml \
		up --build --scale app=$(or $(REPLICAS),2)

mutants: install ## Cambia las reglas del servidor una por una y ve si una prueba lo nota: make mutants ONLY=quotes
	@node tools/mutants.mjs $(ONLY)

faults: install ## Planta fallas conocidas una por una y ve si su prueba las nota: make faults ONLY=chefs
	@node tools/faults.mjs $(ONLY)

build: backend/dist/.built frontend/dist/.built
	@node tools/build-info.mjs

backend/dist/.built: $(BACKEND_SOURCES) $(BACKEND_SETTINGS) package-lock.json | install
	@echo '→ Compilando el servidor…'
	@rm -rf backend/build backend/dist
	@$(call quietly,npm run --silent build -w backend)
	@touch $@

frontend/dist/.built: $(FRONTEND_SOURCES) $(FRONTEND_SETTINGS) package-lock.json | install
	@echo '→ Compilando el sitio…'
	@$(call quietly,npm run --silent build -w frontend)
	@touch $@

install: node-present
	@node tools/installed.mjs || { \
		echo '→ Instalando dependencias (solo la primera vez, cerca de un minuto)…'; \
		PATH="$$SYSTEM_PATH" npm ci --include=dev --ignore-scripts=false --no-audit --no-fund --no-update-notifier --loglevel=error || { \
			echo 'No se pudieron instalar las dependencias: revisa el mensaje de npm y tu conexión, y vuelve a intentarlo.' >&2; \
			exit 1; }; }

node-present:
	@PATH="$$SYSTEM_PATH"; \
	command -v node >/dev/null || { echo 'Falta Node.js: instala la versión 20 o una más nueva.' >&2; exit 1; }; \
	command -v npm >/dev/null || { echo 'Falta npm, que acompaña a Node.js: instálalo y vuelve a intentarlo.' >&2; exit 1; }; \
	node -e 'process.exit(parseInt(process.versions.node) >= 20 ? 0 : 1)' || { \
		echo "Node.js $$(node --version) es demasiado antiguo: se necesita la versión 20 o una más nueva." >&2; exit 1; }
