/** The engine as a package (`npm run pack:engine`), as another program has it: from the tarball, in an empty folder. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIFE_EXAMPLES } from '~/api/examples/life-examples'
import { estimateText } from '~/engine'
import { type InstalledEngine, installEngine } from './installed-engine'
import { PROGRAM } from './strict-program'

let engine: InstalledEngine
beforeAll(async () => {
  engine = await installEngine()
}, 120_000)
afterAll(() => engine?.remove())

const read = (path: string) => readFileSync(join(engine.folder, path), 'utf8')
const project = JSON.parse(readFileSync('package.json', 'utf8'))

/** What a file of the package imports, and what these import, by the path or the name of another package. */
function importedBy(entry: string): { files: string[]; others: string[] } {
  const [files, others] = [new Set([entry]), new Set<string>()]
  for (const file of files)
    for (const [, , name = ''] of read(file).matchAll(/^(import|export) (?:[^'";]* from )?["']([^"']+)["'];?$/gm)) {
      if (name.startsWith('.')) files.add(resolve('/', dirname(file), name).slice(1))
      else others.add(name)
    }
  return { files: [...files], others: [...others].sort() }
}

describe('the package', () => {
  it('passes its own test: every published case, the examples, the command and the server', () => {
    const { status, stdout, stderr } = spawnSync('npm', ['test', '--offline'], { cwd: engine.folder, encoding: 'utf8' })
    const failed = stdout.split('\n').filter((line) => line.startsWith('not ok') || line.startsWith('✖'))
    expect({ status, failed, stderr }).toEqual({ status: 0, failed: [], stderr: '' })
    expect(Number(/^[#ℹ] pass (\d+)$/m.exec(stdout)?.[1])).toBeGreaterThan(480)
  })

  it('is found by npx under its names', () => {
    const npx = (input: string, ...args: string[]) =>
      spawnSync('npx', ['--offline', ...args], { cwd: engine.home, input, encoding: 'utf8' })
    const life = JSON.stringify(LIFE_EXAMPLES[0]?.request)
    expect(npx(life, 'trois-piliers-engine', '-').stdout).toBe(estimateText(life, { today: '2026-11-24' }).body)
    expect(npx('', 'trois-piliers-engine', '--version').stdout).toBe(`${project.version}\n`)
    expect(npx('{"jsonrpc": "2.0", "id": 1, "method": "ping"}\n', 'trois-piliers-mcp').stdout).toBe(
      '{"result":{},"jsonrpc":"2.0","id":1}\n',
    )
  })

  it('depends on zod alone, of the product’s version, and says whose it is', () => {
    const { dependencies, version, license, private: isPrivate, engines } = JSON.parse(read('package.json'))
    expect(dependencies).toEqual({ zod: project.dependencies.zod })
    expect({ version, license, engines, isPrivate }).toEqual({
      ...{ version: project.version, license: project.license, engines: project.engines, isPrivate: true },
    })
  })

  it.each([
    ['index.js', ['zod']],
    ['published.js', []],
    ['command.js', ['node:fs', 'node:process', 'zod']],
  ])('%s imports %o and nothing else', (file, others) => expect(importedBy(file).others).toEqual(others))

  it('the server has the protocol’s SDK in its file, and no file or network of Node', () => {
    const { others } = importedBy('server.js')
    expect(others.filter((name) => !/^zod(\/|$)/.test(name))).toEqual(['node:process'])
  })

  it('the library has no clock, no process and no request', () => {
    for (const file of importedBy('index.js').files)
      expect(
        read(file).match(/Date\.now\(|new Date\(|\bprocess\.|\bfetch\(|Math\.random\(|\brequire\(/g),
        file,
      ).toBeNull()
  })

  it('has neither React nor Express nor i18next in it', () => {
    const scripts = readdirSync(engine.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    )
    for (const file of scripts)
      expect(read(file), file).not.toMatch(/react\.element|createElement|i18next\b|express\b/i)
  })

  it('tells the licence of everything that is in it', () => {
    const licences = read('LICENCES.txt')
    expect(licences).toContain('@modelcontextprotocol/sdk')
    expect(licences).toContain('MIT License')
    expect(licences).not.toMatch(/^(react|express|hono|i18next|jose) /m)
  })
})

it.each([
  ['nodenext', 'nodenext'],
  ['preserve', 'bundler'],
])('its types serve a strict program (module %s, resolution %s)', (module, moduleResolution) => {
  // zod’s own types name a URL.
  const compilerOptions = {
    ...{ module, moduleResolution, target: 'es2023', lib: ['es2023', 'dom'], types: [], noEmit: true },
    ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false },
  }
  writeFileSync(join(engine.home, 'program.ts'), PROGRAM)
  writeFileSync(join(engine.home, 'tsconfig.json'), JSON.stringify({ files: ['program.ts'], compilerOptions }))
  const compiler = resolve('node_modules/typescript-native/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', engine.home], { encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
})

describe('a client of the protocol’s SDK', () => {
  let client: Client
  beforeAll(async () => {
    client = new Client({ name: 'tests', version: '1' })
    const command = { command: process.execPath, args: [join(engine.folder, 'server.js')], cwd: engine.home }
    await client.connect(new StdioClientTransport({ ...command, stderr: 'ignore', maxBufferSize: 20_000_000 }))
  })
  afterAll(() => client?.close())

  const call = async (name: string, given: object) => {
    const { content, isError = false } = await client.callTool({ name, arguments: given as Record<string, unknown> })
    const [{ text }] = content as [{ text: string }]
    return { isError, text, answer: JSON.parse(text) }
  }
  const problemsOf = ({ answer: { errors = [] } }: { answer: { errors?: { field: string; key: string }[] } }) =>
    errors.map(({ field, key }) => `${field}: ${key}`)
  const life = LIFE_EXAMPLES[2]?.request as object

  it('learns the three tools, and of `estimate` every field of a life', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['estimate', 'law', 'explain'])
    const schema = JSON.stringify(tools[0]?.inputSchema)
    for (const field of ['birthDate', 'incomes', 'marriages', 'secondPillar', 'lppCapitalShare'])
      expect(schema).toContain(`"${field}"`)
    expect(client.getServerVersion()).toMatchObject({ name: 'trois-piliers', version: project.version })
  })

  it('asks for an estimate: the bytes of the call', async () => {
    const { isError, text } = await call('estimate', { life })
    expect([isError, text]).toEqual([false, estimateText(JSON.stringify(life), { today: '2026-11-24' }).body])
  })

  it('gives the day', async () => {
    const { answer } = await call('estimate', { life: { ...life, day: null, plan: null }, today: '2026-12-01' })
    expect(answer.estimateOf).toBe('2026-12-01')
  })

  it('asks for the law of a day, of one pillar', async () => {
    const { answer } = await call('law', { day: '2026-11-24', pillar: 'lpp' })
    expect(answer.map((table: { pillar: string }) => table.pillar)).toEqual(Array(answer.length).fill('lpp'))
    expect(answer.length).toBeGreaterThan(5)
    expect((await call('law', {})).answer.length).toBeGreaterThan(answer.length)
  })

  it.each([
    ['fr', 'âge de référence'],
    ['de', 'Referenzalter'],
  ])('asks for an explanation in %s', async (language, words) => {
    const { answer } = await call('explain', { life, language })
    expect(answer.pillars.map(({ pillar }: { pillar: string }) => pillar)).toEqual(['avs', 'lpp', 'pillar3a'])
    expect(JSON.stringify(answer)).toContain(words)
  })

  it.each([
    ['estimate', {}, ['life: required']],
    ['estimate', { life: {} }, ['person: required']],
    ['estimate', { life: 'a life' }, [': invalid']],
    ['estimate', { life, today: 'now' }, ['today: dayUnknown']],
    ['estimate', { life, salary: 1 }, [': unknownField']],
    ['explain', { life }, ['language: required']],
    ['explain', { life, language: 'it' }, ['language: invalid']],
    ['law', { day: '2026-02-30' }, ['day: dayUnknown']],
    ['law', { pillar: 'tax' }, ['pillar: invalid']],
    ['estimate', JSON.parse('{"life": {"__proto__": {"person": 1}}}'), ['person: required', ': unknownField']],
  ])('%s %j is refused by name', async (name, given, problems) => {
    const refused = await call(name, given)
    expect([refused.isError, problemsOf(refused)]).toEqual([true, problems])
  })

  it.each([
    ['a megabyte of text', { life: { person: 'x'.repeat(1_000_000) } }, 'too long a text'],
    ['many values', { life: { children: Array(200_000).fill(1) } }, 'too many values'],
  ])('%s is refused by name, and the next call is answered', async (_, given, title) => {
    const { isError, answer } = await call('estimate', given)
    expect([isError, answer.status, answer.title]).toEqual([true, 413, title])
    expect((await call('law', {})).isError).toBe(false)
  })

  it('is told that there is no such tool, without its name', async () =>
    expect(client.callTool({ name: 'zq-tool', arguments: {} })).rejects.toThrow(/no such tool$/))

  /** What no client sends, line by line. */
  const sent = (...lines: string[]) => {
    const input = lines.map((line) => `${line}\n`).join('')
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(engine.folder, 'server.js')], {
      input,
      encoding: 'utf8',
    })
    return {
      status,
      stderr,
      answers: stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    }
  }
  const calling = (id: number, life: string) =>
    `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"estimate","arguments":{"life":${life}}}}`
  const UNREAD = 'a message could not be read\n'

  it('of a hundred thousand levels, and of what is no message, nothing is told, and the next one is answered', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const { status, stderr, answers } = sent(calling(1, deep), '{"zq7x":', '"zq7x"', '', calling(2, '{}'))
    expect([status, stderr]).toEqual([0, UNREAD.repeat(3)])
    expect(answers.map(({ id, result }) => [id, JSON.parse(result.content[0].text).title])).toEqual([
      [1, 'too many values'],
      [2, 'body does not fit'],
    ])
  })

  it('of more than 2 MB the connection ends, unanswered', () => {
    const long = calling(1, `{"person": "${'x'.repeat(3_000_000)}"}`)
    expect(sent(long, calling(2, '{}'))).toEqual({ status: 0, stderr: UNREAD, answers: [] })
  })
})
