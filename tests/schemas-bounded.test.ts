/**
 * Every list that a stranger or an outside party fills has a maximum length, in every schema of the product: exported
 * schemas are walked, and all others are read in the source.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { recordOf } from '~/dossier/shape/bounded-record'
import { listsIn } from './support/schemas/lists-in-source'
import { exportedSchemas, unboundedLists } from './support/schemas/walk-schema'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What we answer and write ourselves, and what only the operator can provide (SANDBOX_PEOPLE). */
const OURS = ['app/api/answers/', 'app/takeaway/machine-form.ts', 'app/sandbox/people/']
const isStrangers = (file: string) => !OURS.some((path) => file.startsWith(path))

describe('every list of a schema has a maximum', () => {
  it('in what modules export', async () => {
    const schemas = await exportedSchemas(isStrangers)
    // Otherwise the walk would find nothing in an empty list.
    expect(schemas.length).toBeGreaterThan(100)
    expect(unboundedLists(schemas)).toEqual([])
  }, 60_000)

  it.each([
    ['a list', z.array(z.string()), ['x']],
    ['one with a maximum', z.array(z.string()).max(3).nullable().default(null), []],
    ['one of a fixed length', z.array(z.string()).length(3), []],
    [
      'one within others',
      z.object({ a: z.union([z.null(), z.lazy(() => z.array(z.string()))]).optional() }),
      ['x.a|1'],
    ],
    ['one within one with a maximum', z.array(z.array(z.string())).max(3), ['x[]']],
    [
      'before and behind a change',
      z
        .array(z.string())
        .transform((all) => new Set(all))
        .pipe(z.set(z.string())),
      ['x', 'x'],
    ],
    ['a record', z.record(z.string(), z.number()), ['x']],
    ['a record with a maximum', recordOf(z.number(), 3).default({}), []],
    ['a record of listed names', z.record(z.enum(['a', 'b']), z.number()), []],
    ['the rest of a tuple', z.tuple([z.string()], z.string()), ['x']],
    ['a tuple', z.tuple([z.string(), z.string()]), []],
  ])('the walk tells: %s', (_, schema, expected) => {
    expect(unboundedLists([{ schema, path: 'x' }])).toEqual(expected)
  })

  it('a record of ours has the maximum that it names', () => {
    const record = recordOf(z.number(), 2)
    expect(
      [
        { a: 1, b: 2 },
        { a: 1, b: 2, c: 3 },
      ].map((given) => record.safeParse(given).success),
    ).toEqual([true, false])
  })
})

/** Whole lists that a call answers. */
const ANSWERED = ['PensionFund.array()', 'Entity.array()', 'SalaryChangeAnswer.array()']
/** The one place that makes records, which has its own check. */
const RECORDS = 'app/dossier/shape/bounded-record.ts'

describe('every list of a schema has a maximum where it is made', () => {
  const files = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .map((path) => `app/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && path !== RECORDS && isStrangers(path))
  const sources = files.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)
  const made = sources
    .filter(([, source]) => source.includes("from 'zod'") || source.includes('.array()'))
    .flatMap(([path, source]) => listsIn(source).map((list) => ({ path, ...list })))

  it('in the whole source', () => {
    expect(made.length).toBeGreaterThan(30)
    const open = made.filter(({ path, text }) => !(path.startsWith('app/api/calls/') && ANSWERED.includes(text)))
    expect(open.filter(({ isBounded }) => !isBounded)).toEqual([])
  })

  it.each([
    ['const A = z.array(B)', [false]],
    ['const A = z.array(B).nullable()', [false]],
    ['const A = z.array(B).default([]).max(3)', [true]],
    ['function a() { return B.array() }', [false]],
    ['const A = z.object({ b: z.array(z.array(B).max(2)) })', [false, true]],
    ['const A = z.record(z.string(), B)', [false]],
    ['const A = z.record(z.enum(C), B)', [true]],
    ['const A = z.tuple([B]).rest(C)', [false]],
    ['const A = z.tuple([B], C)', [false]],
    ['const a = b.map(c)', []],
  ])('the reading tells: %s', (source, expected) => {
    expect(listsIn(source).map(({ isBounded }) => isBounded)).toEqual(expected)
  })
})
