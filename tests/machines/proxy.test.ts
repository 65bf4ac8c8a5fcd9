/** deploy/nginx.conf agrees with the product and with compose.yaml. That it works is tried by `npm run test:machines`. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gte } from 'semver'
import { describe, expect, it } from 'vitest'
import { mostBytesAt } from '~/door/body-sizes'
import { LASTING_FOLDERS } from '~/door/files/static-files'
import { createHttpServer } from '~/door/standing/http-server'
import { LONGEST_STAND_MS } from '~/door/standing/watchdog'
import { forNewerNginx } from '../../deploy/newer-nginx.mjs'
import { freePort } from '../support/product/free-port'
import { onPath } from '../system-packages.mjs'
import { configured } from './start-proxy'

const conf = readFileSync('deploy/nginx.conf', 'utf8')
const numberOf = (pattern: RegExp) => Number(pattern.exec(conf)?.[1])
const MEGABYTE = 1024 * 1024

it('the proxy closes idle connections before the product does', () => {
  const seconds = numberOf(/^ *keepalive_timeout (\d+)s;$/m)
  expect(seconds).toBeGreaterThan(0)
  const { keepAliveTimeout } = createHttpServer(() => {})
  expect(seconds * 1000).toBeLessThanOrEqual(keepAliveTimeout - 10_000)
})

it('the proxy sends nothing on that a process may have hung on', () => {
  const lastSentOn = numberOf(/^ *proxy_next_upstream_timeout (\d+)s;$/m)
  // A connection time-out is: then nothing was requested yet.
  expect(lastSentOn).toBeGreaterThan(2 * numberOf(/^ *proxy_connect_timeout (\d+)s;$/m))
  expect(lastSentOn).toBeLessThan(numberOf(/^ *proxy_read_timeout (\d+)s;$/m))
  // By default nginx gives a process 60 seconds to take a request.
  expect(conf).not.toContain('proxy_send_timeout')
  expect(lastSentOn * 1000).toBeLessThan(LONGEST_STAND_MS)
})

it('the proxy lets through the largest request that the product reads', () => {
  const largest = Math.max(mostBytesAt('/avs/career'), mostBytesAt('/resume'), mostBytesAt('/'))
  expect(numberOf(/client_max_body_size (\d+)m;/) * MEGABYTE).toBeGreaterThan(largest)
})

it('the proxy looks at the other process for each kind of file that a version names by its content', () => {
  const folders = /location ~ \^\/\(([\w|]+)\)\//.exec(conf)?.[1]?.split('|')
  expect(folders?.toSorted()).toEqual(LASTING_FOLDERS.toSorted())
})

it('the proxy asks the processes of compose.yaml', () => {
  const compose = readFileSync('compose.yaml', 'utf8')
  const asked = [...conf.matchAll(/^ *server ([\w-]+):(\d+)/gm)].map(([, name, port]) => [name, port])
  expect(asked.map(([, port]) => port)).toEqual(['3000', '3000'])
  expect(asked.filter(([name]) => !compose.includes(`\n  ${name}:\n`))).toEqual([])
  expect(compose).toContain('PORT: "3000"')
})

it('the proxy logs no address, of requests that fail neither', () => {
  expect(conf).toMatch(/^ {2}access_log off;$/m)
  expect(conf).toMatch(/^ {2}error_log \/dev\/null emerg;$/m)
})

describe('the file for nginx from 1.25.1', () => {
  it('differs in the one line, which becomes two', () => {
    const lines = (text: string) => text.split('\n')
    const [before, after] = [lines(conf), lines(forNewerNginx(conf))]
    const at = before.indexOf('    listen 8443 ssl http2;')
    expect(after).toEqual(before.toSpliced(at, 1, '    listen 8443 ssl;', '    http2 on;'))
  })

  it('is what the command prints, in a folder that a link names too', () => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-newer-'))
    symlinkSync(resolve('deploy'), join(folder, 'current'))
    for (const path of ['deploy', join(folder, 'current')]) {
      const printed = execFileSync(process.execPath, [join(path, 'newer-nginx.mjs')], { encoding: 'utf8' })
      expect(printed).toBe(forNewerNginx(conf))
    }
    rmSync(folder, { recursive: true })
  })

  it('is refused of a file that has no such line: it would say nothing of what came of it', () =>
    expect(() => forNewerNginx(forNewerNginx(conf))).toThrow('http2'))
})

/** Whether the machine's nginx is 1.25.1 or later, where `http2` is a line of its own. */
function knowsHttp2Line() {
  const [, version = ''] = /nginx\/([\d.]+)/.exec(spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr) ?? []
  return gte(version, '1.25.1')
}

const hasBoth = ['nginx', 'openssl'].every((name) => onPath([name]))

it.skipIf(!hasBoth)(
  'nginx itself finds no fault in the file, its TLS lines included, nor in those that the manual lets one add for a while',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-file-'))
    mkdirSync(join(folder, 'run'))
    const [key, certificate, file] = ['key.pem', 'cert.pem', 'nginx.conf'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]
    const made = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-subj',
      '/CN=localhost',
    ]
    execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
    const statusOf = (text: string) => {
      writeFileSync(file, text)
      return spawnSync('nginx', ['-p', join(folder, 'run'), '-c', file, '-t']).status
    }
    const here = conf
      .replace('/certificates/fullchain.pem', certificate)
      .replace('/certificates/privkey.pem', key)
      .replace(/product-[12]:3000/g, '127.0.0.1:3000')
    expect(statusOf(here)).toBe(0)
    expect(statusOf(here.replace('keepalive_timeout 60s', 'keepalive_timeout soon'))).not.toBe(0)
    expect(statusOf(forNewerNginx(here)) === 0).toBe(knowsHttp2Line())
    const [, whoAsks = ''] = /```nginx\n([\s\S]*?)```/.exec(readFileSync('docs/operating.md', 'utf8')) ?? []
    expect(whoAsks).toContain('access_log who.log who;')
    expect(statusOf(here.replace('access_log off;', `${whoAsks}deny 192.0.2.7;`))).toBe(0)
    expect(statusOf(here.replace('access_log off;', whoAsks.replace('log_format who', 'log_format whom')))).not.toBe(0)
    rmSync(folder, { recursive: true })
  },
)

describe.skipIf(!onPath(['nginx']))('a form that the proxy has given to a process', () => {
  /** All times divided by twenty: what takes 20 seconds takes one. */
  const quicker = (text: string) => text.replace(/(timeout) (\d+)s;/g, (_, name, s) => `${name} ${Number(s) * 50}ms;`)

  it.each<[string, (text: string) => string, (socket: Socket) => void, number]>([
    ['that never answers is sent to no other one', quicker, () => {}, 1],
    [
      'that is ended by its watchdog is sent to no other one',
      quicker,
      (socket) => void setTimeout(() => socket.destroy(), LONGEST_STAND_MS / 20),
      1,
    ],
    ['that goes away is sent to the next one', (text) => text, (socket) => void socket.destroy(), 2],
  ])('%s', async (_, timed, handle, times) => {
    let asked = 0
    const products = [0, 1].map(() =>
      createServer(({ socket }) => {
        asked++
        handle(socket)
      }).listen(0, '127.0.0.1'),
    )
    await Promise.all(products.map((product) => once(product, 'listening')))
    const ports = products.map((product) => (product.address() as AddressInfo).port)
    const proxy = await startNginx(timed(configured(conf, { port: await freePort(), products: ports })))
    const { status } = await proxy.post()
    await proxy.stop()
    for (const product of products) {
      product.closeAllConnections()
      product.close()
    }
    expect([status, asked]).toEqual([503, times])
  })
})

async function startNginx(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-form-'))
  mkdirSync(join(folder, 'run'))
  writeFileSync(join(folder, 'nginx.conf'), text)
  const asSelf = process.getuid?.() === 0 ? 'user root;' : ''
  const given = ['-p', join(folder, 'run'), '-c', join(folder, 'nginx.conf'), '-g', `daemon off; ${asSelf}`]
  const nginx = spawn('nginx', given, { stdio: 'ignore' })
  const address = `http://${/listen ([\d.:]+);/.exec(text)?.[1]}`
  return {
    /** Once it listens. */
    async post(): Promise<Response> {
      for (;;) {
        const answer = await fetch(address, { method: 'POST', body: 'a=1' }).catch(() => null)
        if (answer) return answer
        if (nginx.exitCode !== null) throw new Error('nginx has ended')
      }
    },
    async stop() {
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}
