import fc from 'fast-check'
import { it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { AvsRefusal, computeAvs } from '~/pillars/avs'
import { referencePension } from './reference/reference'
import { ReferenceRefusal } from './reference/refusal'
import { type WholeLife, wholeLife } from './whole-lives'

const engine = ({ facts, day }: WholeLife) => {
  try {
    return computeAvs(facts, lawOn(day), day)
  } catch (e) {
    if (e instanceof AvsRefusal) return e.key
    throw e
  }
}
const ref = ({ facts, day }: WholeLife) => {
  try {
    return referencePension(facts, day)
  } catch (e) {
    if (e instanceof ReferenceRefusal) return e.key
    throw e
  }
}
export function differs(life: WholeLife): string | null {
  const [a, b] = [engine(life), ref(life)]
  if (typeof a === 'string' || typeof b === 'string')
    return a === b ? null : `refusal ${typeof a === 'string' ? a : 'ok'} vs ${typeof b === 'string' ? b : 'ok'}`
  for (const { month, person, partner } of b.months) {
    const p = a.periods.findLast(({ from }) => from <= month)
    const zero = (x: number | null | undefined) => x ?? 0
    if (zero(p?.person) !== zero(person))
      return `person ${month}: engine ${p?.person} ref ${person}; scale ${a.person.scale}/${b.person.first.scale} ramd ${a.person.ramd}/${b.person.first.ramd} last ${b.person.last.scale} ${b.person.last.ramd}`
    if (zero(p?.partner) !== zero(partner))
      return `partner ${month}: engine ${p?.partner} ref ${partner}; scale ${a.partner?.scale}/${b.partner?.first.scale} ramd ${a.partner?.ramd}/${b.partner?.first.ramd} last ${b.partner?.last.scale} ${b.partner?.last.ramd}`
  }
  return null
}
it('compare', () => {
  const N = Number(process.env.N ?? 2000)
  const lives = fc.sample(wholeLife, { numRuns: N, seed: Number(process.env.SEED ?? 1) })
  let bad = 0
  const size = (l: WholeLife) => JSON.stringify(l).length
  const failing: [WholeLife, string][] = []
  for (const l of lives) {
    const d = differs(l)
    if (d) {
      bad++
      failing.push([l, d])
    }
  }
  console.log('BAD', bad, 'of', N)
  failing.sort((a, b) => size(a[0]) - size(b[0]))
  for (const [l, d] of failing.slice(0, Number(process.env.SHOW ?? 3))) {
    const f = l.facts
    const pers = (p: any) =>
      p === null
        ? null
        : p === 'partner'
          ? p
          : {
              ...p,
              incomes: p.incomes?.map((e: any) => `${e.year}:${e.amount}/${e.months}${e.split ? 's' : ''}`).join(' '),
            }
    console.log(
      d,
      '\n',
      l.day,
      JSON.stringify(pers(f.person)),
      '\nPARTNER',
      JSON.stringify(pers(f.partner)),
      '\nMARR',
      JSON.stringify(f.marriages.map((m) => ({ ...m, spouse: pers(m.spouse) }))),
      '\nCH',
      JSON.stringify(f.children),
    )
    const a = engine(l)
    if (typeof a !== 'string')
      console.log(
        'STEPS',
        JSON.stringify((d.startsWith('partner') ? a.partner : a.person)!.steps.map((s) => [s.key, s.inputs, s.output])),
        JSON.stringify(a.periods),
      )
  }
}, 600000)
