import fc from 'fast-check'
import { it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { contributorsOf } from '~/pillars/avs/contributions/contributor'
import { educationCredits } from '~/pillars/avs/income/education-credits'
import { creditIn } from './reference/credits'
import { insuredCount } from './reference/insured'
import { householdOf } from './reference/people'
import { wholeLife } from './whole-lives'

it('credits', () => {
  let shown = 0,
    n = 0
  for (const life of fc.sample(wholeLife, { numRuns: 3000, seed: 1 })) {
    const { facts, day } = life
    const law = lawOn(day)
    let cs
    try {
      cs = contributorsOf(facts, law, day)
    } catch {
      continue
    }
    const h = householdOf(facts)
    for (const c of cs) {
      if (!c) continue
      const cr = educationCredits(c, cs[0], facts.children, law)
      const human = c.who === 'person' ? h.person : h.partner!
      const out: string[] = []
      for (let y = c.account.windowFrom; y < c.account.referenceYear; y++) {
        const i1 = c.account.insured[y - c.account.firstYear]!,
          i2 = insuredCount(human, y)
        if (i1 !== i2) out.push(`ins ${y} ${i1} vs ${i2}`)
        else if (i1 === 12 && (cr.shares[y - c.account.windowFrom] ?? 0) * 4 !== creditIn(human, y, h))
          out.push(`${y}: ${cr.shares[y - c.account.windowFrom]} vs ${creditIn(human, y, h) / 4}`)
      }
      if (out.length) {
        n++
        if (shown++ < 6)
          console.log(
            c.who,
            JSON.stringify(life).length,
            out.slice(0, 6).join('; '),
            '\n',
            JSON.stringify(facts.children),
            JSON.stringify(
              facts.marriages.map((m) => [
                m.start,
                m.end,
                m.endedBy,
                m.separatedSince,
                m.spouse === 'partner' ? 'partner' : [m.spouse.birthDate, m.spouse.gender, m.spouse.insured],
              ]),
            ),
            c.person.birthDate,
            facts.person.gender,
            facts.partner?.gender,
            facts.partner?.birthDate,
            JSON.stringify(c.person.insured),
            c.person.incomesAsOf,
            JSON.stringify(c.person.incomes?.slice(0, 4)),
          )
      }
    }
  }
  console.log('N', n)
})
