/** If somebody types the average income and the scale that the engine itself finds, the pension is the same. */
import { describe, expect } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import type { AvsFacts, PensionForecast } from '~/pillars/avs'
import type { PersonPension } from '~/pillars/avs/result'
import { yearOf } from '~/pillars/day'
import { coupleLife, type Life, singleLife } from './lives'
import { personPensionOf, resultOf } from './results'
import { property } from './runs'

const forecastFrom = ({ ramd, scale }: Pick<PersonPension, 'ramd' | 'scale'>, { day }: Life): PensionForecast => ({
  ramd,
  scale,
  year: yearOf(day),
})

const withForecast = (life: Life, forecast: PensionForecast): Life => ({
  ...life,
  facts: { ...life.facts, person: { ...life.facts.person, incomes: null, forecast } },
})

const isOfYear = ({ day }: Life) => lawOn(day).lawYear === yearOf(day)

describe('a forecast', () => {
  property(
    'gives a single person what their account gives, drawn at the reference age or later',
    singleLife,
    (life) => {
      const own = personPensionOf(life)
      if (own.scale === 0 || own.drawing.kind === 'early' || !isOfYear(life)) return
      const { monthly, supplement, thirteenth, ramd, scale, contributionYears } = personPensionOf(
        withForecast(life, forecastFrom(own, life)),
      )
      expect({ monthly, supplement, thirteenth, ramd, scale, contributionYears }).toEqual({
        monthly: own.monthly,
        supplement: own.supplement,
        thirteenth: own.thirteenth,
        ramd: own.ramd,
        scale: own.scale,
        contributionYears: own.contributionYears,
      })
    },
  )

  property('of both gives a couple what their accounts give once both are split', coupleLife, (life) => {
    const plain: AvsFacts = {
      ...life.facts,
      person: { ...life.facts.person, drawing: null },
      partner: life.facts.partner && { ...life.facts.partner, drawing: null },
    }
    const own = resultOf({ ...life, facts: plain })
    if (!own.partner || !isOfYear(life)) return
    const [one, other] = [own.person.later ?? own.person, own.partner.later ?? own.partner]
    if (one.scale === 0 || other.scale === 0 || !plain.partner) return
    const facts: AvsFacts = {
      ...plain,
      person: { ...plain.person, incomes: null, forecast: forecastFrom(one, life) },
      partner: { ...plain.partner, incomes: null, forecast: forecastFrom(other, life) },
    }
    const { periods, range } = resultOf({ ...life, facts })
    const last = own.periods.at(-1)
    expect(periods.at(-1)).toMatchObject({ person: last?.person, partner: last?.partner })
    expect(range).toBeNull()
  })
})
