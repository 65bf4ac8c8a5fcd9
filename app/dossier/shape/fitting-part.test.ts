import { expect, it } from 'vitest'
import { z } from 'zod'
import { fittingPart } from './fitting-part'

const Shape = z.object({
  name: z.string(),
  partner: z.object({ name: z.string(), year: z.int() }).nullable(),
  children: z.array(z.object({ year: z.int(), alive: z.boolean() })).default([]),
})

it.each<[string, unknown, unknown]>([
  ['all of it', { name: 'a', partner: null }, { name: 'a', partner: null, children: [] }],
  ['what fits beside what does not', { name: 1, partner: null, children: [] }, { partner: null, children: [] }],
  [
    'what fits within',
    { name: 'a', partner: { name: 'b', year: 'x' } },
    { name: 'a', partner: { name: 'b' }, children: [] },
  ],
  [
    'each of a list in its place',
    { name: 'a', partner: null, children: [{ year: 'x', alive: true }, 7, { year: 2, alive: false }] },
    { name: 'a', partner: null, children: [{ alive: true }, {}, { year: 2, alive: false }] },
  ],
  ['no list of what is none', { name: 'a', children: {} }, { name: 'a' }],
  ['nothing', 'x', undefined],
  ['nothing of nothing', null, undefined],
])('finds %s', (_what, given, part) => expect(fittingPart(Shape, given)).toEqual(part))
