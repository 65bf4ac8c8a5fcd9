/** The examples, what is refused, the command and the server, as the README says. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
// biome-ignore lint/correctness/noUndeclaredDependencies: the package by its own name, as others import it
import { estimate, estimateText, explain, law } from 'trois-piliers-engine'

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const read = (path) => JSON.parse(readFileSync(at(path), 'utf8'))
const TODAY = { today: '2026-11-24' }
const NAMES = ['single', 'couple', 'divorced', 'retired']

for (const name of NAMES) {
  const life = read(`examples/${name}.json`)
  test(`${name}: the estimate is the one beside it, and each language explains it`, () => {
    const { ok, answer } = estimate(life, TODAY)
    assert.ok(ok)
    assert.deepEqual(JSON.parse(JSON.stringify(answer)), read(`examples/${name}.estimate.json`))
    for (const language of ['fr', 'de']) {
      const explained = explain(life, { ...TODAY, language })
      assert.deepEqual(
        explained.answer.pillars.map(({ pillar }) => pillar),
        ['avs', 'lpp', 'pillar3a'],
      )
      assert.ok(explained.answer.pillars[0].parts.every(({ steps }) => steps.length > 0))
    }
  })
}

test('the code of the README runs', async () => {
  const blocks = [...readFileSync(at('README.md'), 'utf8').matchAll(/^```js\n(.*?)^```/gms)].map(([, code]) => code)
  assert.equal(blocks.length, 2)
  const said = []
  const code = blocks.join('\n').replace(/^import \{ (.*) \} from 'trois-piliers-engine'$/gm, '')
  new Function('estimate', 'explain', 'law', 'console', code)(estimate, explain, law, {
    log: (...words) => said.push(words),
  })
  assert.deepEqual(said[0], [1441, 103_253, false, ['lpp']])
  assert.equal(said.at(-1)[0].value, 1260)
  assert.ok(said.length > 5)
})

const refusedBy = (text) => {
  const { status, body } = estimateText(text, TODAY)
  const { title, errors = [] } = JSON.parse(body)
  return [status, title, ...errors.map(({ field, key }) => `${field}: ${key}`)]
}

for (const [what, text, expected] of [
  ['no JSON', '{', [400, 'malformed JSON']],
  ['nothing', '', [400, 'malformed JSON']],
  ['more than 64 kB', JSON.stringify({ person: 'x'.repeat(66_000) }), [413, 'more than 64 kB']],
  ['a megabyte of lists', '['.repeat(1_000_000), [413, 'more than 64 kB']],
  ['lists in lists', '['.repeat(30_000) + ']'.repeat(30_000), [413, 'too many values']],
  ['many values', JSON.stringify(Array(5000).fill(1)), [413, 'too many values']],
  ['a long text', JSON.stringify({ person: 'x'.repeat(2000) }), [413, 'too long a text']],
  ['no life', '{}', [422, 'body does not fit', 'person: required']],
  [
    'names of the prototype',
    '{"__proto__": {"person": 1}, "constructor": 1}',
    [422, 'body does not fit', 'person: required', ': unknownField'],
  ],
])
  test(`${what} is refused`, () => assert.deepEqual(refusedBy(text), expected))

test('a value without JSON, and one that contains itself, are refused', () => {
  const circle = {}
  circle.person = circle
  assert.equal(estimate(circle, TODAY).problem.status, 413)
  assert.equal(estimate(undefined, TODAY).problem.status, 400)
  assert.equal(estimate({ day: 1n }, TODAY).problem.status, 400)
})

test('a day that is none is refused by name', () => {
  const errors = [{ field: 'today', key: 'dayUnknown' }]
  assert.deepEqual(estimate(read('examples/single.json'), { today: '2026-02-30' }).problem.errors, errors)
  assert.deepEqual(law({ day: 'today' }).problem.errors, [{ field: 'day', key: 'dayUnknown' }])
})

const run = (args, input = '') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [at('command.js'), ...args], {
    input,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('the command prints what the call answers, of a file and of standard input', () => {
  const text = readFileSync(at('examples/single.json'), 'utf8')
  const { body } = estimateText(text, TODAY)
  assert.deepEqual(run([at('examples/single.json')]), { status: 0, stdout: body, stderr: '' })
  assert.deepEqual(run(['-'], text), { status: 0, stdout: body, stderr: '' })
  assert.match(run(['--explain', 'de', '-'], text).stdout, /Ihr Referenzalter/)
  assert.match(run(['--law', '2026-11-24']).stdout, /"id":"minimumPension"/)
})

for (const [what, args, input, status, said] of [
  ['a life that does not fit', ['-'], '{}', 1, /"person","key":"required"/],
  ['a megabyte', ['-'], '['.repeat(1_000_000), 1, /more than 64 kB/],
  ['a day that is none', ['--today', '2026-13-01', '-'], '{}', 1, /"today","key":"dayUnknown"/],
  ['a file that is not there', ['no-such-life.json'], '', 2, /cannot be read/],
  ['a folder', ['.'], '', 2, /cannot be read/],
  ['no file', [], '', 2, /Usage/],
  ['another language', ['--explain', 'it', '-'], '{}', 2, /Usage/],
  ['another option', ['--all', '-'], '{}', 2, /Usage/],
])
  test(`the command refuses ${what}`, () => {
    const ended = run(args, input)
    assert.deepEqual([ended.status, ended.stdout], [status, ''])
    assert.match(ended.stderr, said)
  })

test('the server answers its tools, and refuses by name', () => {
  const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
  const life = read('examples/single.json')
  const asked = [
    ['initialize', hello],
    ['tools/list', {}],
    ['tools/call', { name: 'estimate', arguments: { life } }],
    ['tools/call', { name: 'law', arguments: { day: '2026-11-24' } }],
    ['tools/call', { name: 'explain', arguments: { life, language: 'fr' } }],
    ['tools/call', { name: 'estimate', arguments: { life: {} } }],
  ]
  const lines = asked.map(([method, params], id) => JSON.stringify({ jsonrpc: '2.0', id, method, params }))
  const { stdout, stderr } = spawnSync(process.execPath, [at('server.js')], {
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
  })
  assert.equal(stderr, '')
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const [, tools, estimated, tables, explained, refused] = answers
    .toSorted((a, b) => a.id - b.id)
    .map(({ result }) => result)
  assert.deepEqual(
    tools.tools.map(({ name }) => name),
    ['estimate', 'law', 'explain'],
  )
  assert.equal(estimated.content[0].text, estimateText(JSON.stringify(life), TODAY).body)
  assert.match(tables.content[0].text, /minimumPension/)
  assert.match(explained.content[0].text, /âge de référence/)
  assert.ok(refused.isError)
  assert.match(refused.content[0].text, /"person","key":"required"/)
})
