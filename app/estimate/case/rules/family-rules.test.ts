import { expect, it } from 'vitest'
import { Info } from '~/dossier/shape/info'
import { day } from '~/pillars/day'
import { findFamilyProblems } from './family-rules'

const widow = Info.parse({
  person: {
    navs: '756.9217.0769.85',
    birthDate: '1970-05-10',
    gender: 'FEMALE',
    status: 'widow',
    relationshipStartDate: null,
    relationshipEndDate: null,
  },
  partner: null,
  children: [],
})

const TOO_LARGE = [{ field: 'survivorsPension', key: 'survivorsPensionTooLarge' }]

it.each([
  ['none', null, []],
  ['of nothing', 0, []],
  ["as high as the highest old-age pension of 2026, CHF 2'520", 2520, []],
  ['higher', 2520.05, TOO_LARGE],
  ['of a year', 9600, TOO_LARGE],
])("a survivor's pension, %s", (_, survivorsPension, problems) =>
  expect(findFamilyProblems({ survivorsPension }, widow, day('2026-11-24'))).toEqual(problems),
)
