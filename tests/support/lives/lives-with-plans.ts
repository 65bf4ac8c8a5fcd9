/** Lives that draw their pension early, on time or late; what the tests of drawing compute with. */
import { lawOn } from '~/law/avs/avs-law'
import { computeAvs } from '~/pillars/avs/compute-avs'
import type { AvsPerson, IncomeEntry } from '~/pillars/avs/facts'
import { day } from '~/pillars/day'
import type { PensionResult } from '~/pillars/result'
import { TODAY, years } from './spouses'

export const law = lawOn(TODAY)

export const man = (birthDate: string): AvsPerson => ({
  navs: '756.9217.0769.85',
  birthDate: day(birthDate),
  gender: 'MALE',
})
export const woman = (birthDate: string): AvsPerson => ({
  navs: '756.1234.5678.97',
  birthDate: day(birthDate),
  gender: 'FEMALE',
})

export const plan = (drawFrom: string | null) => ({ drawFrom: drawFrom === null ? null : day(drawFrom) })

export const single = (person: AvsPerson, incomes: IncomeEntry[], drawFrom: string | null): PensionResult =>
  computeAvs(
    { person, incomes, marriage: null, children: [], partner: null, plans: { person: plan(drawFrom) } },
    law,
    TODAY,
  )

export const stepOf = ({ person }: PensionResult, key: string) => person.steps.find((step) => step.key === key)

/** Born 10 May 1966: reference age on 10 May 2031, pension from 1 June 2031, window 1987 to 2030. */
export const bornIn1966 = (drawFrom: string | null, incomes = years(1987, 2025, 60_000)) =>
  single(man('1966-05-10'), incomes, drawFrom)
