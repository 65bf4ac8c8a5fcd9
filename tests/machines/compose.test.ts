/** compose.yaml is checked against the schema of the specification, and against the rest of the project. */
import { existsSync, readFileSync } from 'node:fs'
import Ajv from 'ajv/dist/2019'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readEnv } from '~/shell/settings'

type Service = {
  image: string
  read_only?: boolean
  user?: string
  restart?: string
  init?: boolean
  privileged?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  ports?: string[]
  volumes?: string[]
  tmpfs?: string[]
  env_file?: string
  environment?: Record<string, string>
  stop_grace_period?: string
  extra_hosts?: string[]
  networks?: Record<string, { ipv4_address?: string }> | string[]
  command?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[]; interval: string; timeout: string; retries: number; start_period?: string }
}

const read = (text: string) => parse(text, { merge: true }) as { services: Record<string, Service> }
const text = readFileSync('compose.yaml', 'utf8')
const compose = read(text)
const services = Object.entries(compose.services)
const products = services.filter(([name]) => name.startsWith('product'))

/** As published (README.md): its ids are those of an older draft, by which nothing refers to anything. */
const schema = JSON.parse(readFileSync('tests/machines/compose-spec.json', 'utf8'), (key, value) =>
  ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
)
const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema)

describe('compose.yaml', () => {
  it('keeps to the schema of Compose', () => {
    isValid(compose)
    expect(isValid.errors).toBeNull()
  })

  it.each([
    ['a misspelt key', 'read_only:', 'readonly:'],
    ['a number for a text', 'image: redis:7.4-alpine', 'image: 7'],
    ['a condition that there is not', 'condition: service_healthy', 'condition: [healthy]'],
  ])('would not with %s', (_, before, after) => expect(isValid(read(text.replaceAll(before, after)))).toBe(false))

  it('has two processes, Redis and a proxy, and nothing else', () =>
    expect(services.map(([name]) => name)).toEqual(['product-1', 'product-2', 'redis', 'proxy']))

  it.each(services)('%s cannot write to its disk, nor become more than it is', (_, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
    expect(service.privileged).toBeUndefined()
    expect((service.volumes ?? []).filter((volume) => !volume.endsWith(':ro'))).toEqual([])
    expect(service.tmpfs?.length).toBeGreaterThan(0)
  })

  it('has its processes where the proxy finds them, also while one of them stands still', () => {
    const fixed = products.map(([name, { networks }]) =>
      Array.isArray(networks) ? name : `${name}:${networks?.inside?.ipv4_address}`,
    )
    expect(compose.services.proxy?.extra_hosts).toEqual(fixed)
  })

  it('is reached through the proxy alone', () =>
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']))

  it.each(products)('%s is measured, at its own address inside and nowhere else', (_, service) => {
    const { networks, environment } = service
    const inside = Array.isArray(networks) ? undefined : networks?.inside?.ipv4_address
    expect(inside).toBeDefined()
    expect(environment).toMatchObject({ METRICS_HOST: inside, METRICS_PORT: expect.stringMatching(/^\d+$/) })
    expect(readFileSync('deploy/nginx.conf', 'utf8')).not.toContain(environment?.METRICS_PORT)
  })

  it('has its measures read by the Prometheus of the manual, which stands in its network', () => {
    const manual = readFileSync('docs/operating.md', 'utf8')
    const [, added = ''] = /```yaml\n# compose\.override\.yaml[^\n]*\n([\s\S]*?)```/.exec(manual) ?? []
    const beside = read(added)
    isValid(beside)
    expect(isValid.errors).toBeNull()
    expect(beside.services.prometheus?.networks).toContain('inside')
    const [, targets = ''] =
      /^ +# - targets: (\[.*\])$/m.exec(readFileSync('docs/monitoring/prometheus.yaml', 'utf8')) ?? []
    const listening = products.map(([, { environment }]) => `${environment?.METRICS_HOST}:${environment?.METRICS_PORT}`)
    expect(parse(targets)).toEqual(listening)
  })

  // Process 1 of a container hears no SIGKILL from inside, with which the watchdog ends a process (app/door/standing/watchdog-thread.ts).
  it.each(products)('%s is started again however it ends, by its watchdog too', (_, service) =>
    expect(service).toMatchObject({ restart: 'unless-stopped', init: true }),
  )

  // Podman leaves the check out of an image of the OCI format, and what waits for `service_healthy` would wait for ever.
  it.each(products)('%s has the health check of the image', (_, { healthcheck }) => {
    const [, given = '', test = '[]'] =
      /^HEALTHCHECK (.*?) \\\n *CMD (\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
    const options = Object.fromEntries(
      given.split(' ').map((one) => one.slice('--'.length).replace('-', '_').split('=')),
    )
    expect({ ...options, retries: Number(options.retries) }).toEqual({ ...healthcheck, test: undefined })
    expect(healthcheck?.test).toEqual(['CMD', ...JSON.parse(test)])
  })

  it('has a health check for all that something waits for', () => {
    const awaited = services.flatMap(([, { depends_on }]) => Object.keys(depends_on ?? {}))
    expect([...new Set(awaited)].filter((name) => !compose.services[name]?.healthcheck)).toEqual([])
  })

  it('lets each wait until what it needs is well', () => {
    const needs = services.map(([name, { depends_on }]) => [name, Object.keys(depends_on ?? {})])
    expect(needs).toEqual([
      ['product-1', ['redis']],
      ['product-2', ['redis']],
      ['redis', []],
      ['proxy', ['product-1', 'product-2']],
    ])
  })

  it.each(products)('%s has settings that the product takes, its secrets in a file beside', (_, service) => {
    const named = readFileSync('deploy/secrets.env.example', 'utf8').match(/^\w+(?==)/gm) ?? []
    expect(named).toEqual(['VAULT_PEPPER', 'HOUSEHOLD_KEY'])
    const secrets = Object.fromEntries(named.map((name, which) => [name, `a${which}`.repeat(32)]))
    const given = { ...service.environment, PUBLIC_ORIGIN: 'https://example.ch', ...secrets }
    expect(readEnv(given)).toMatchObject({ REDIS_URL: 'redis://redis:6379', TRUST_PROXY: 1, SANDBOX: 'off' })
    // Copied with nothing filled in, it is refused: each process would generate its own keys.
    const empty = { ...given, VAULT_PEPPER: '', HOUSEHOLD_KEY: '' }
    expect(() => readEnv(empty)).toThrow(/VAULT_PEPPER: is needed[\s\S]*HOUSEHOLD_KEY: is needed/)
    expect(service.env_file).toBe('secrets.env')
    expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('secrets.env')
    // After 25 seconds it ends by itself (app/door/standing/graceful-stop.ts).
    expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThan(25)
  })

  it('mounts files that are there, but for those that the operator brings', () => {
    const mounted = services.flatMap(([, { volumes }]) => volumes ?? []).map((volume) => volume.split(':')[0] ?? '')
    expect(mounted.filter((path) => path !== './certificates' && !existsSync(path))).toEqual([])
  })

  it('lets Redis keep nothing on a disk, and throw nobody’s data away', () => {
    const command = compose.services.redis?.command?.join(' ')
    expect(command).toContain('--save  --appendonly no')
    expect(command).toContain('--maxmemory-policy noeviction')
  })
})
