/** The form on the family: former marriages, the present one, children, and a survivor's pension. */
import { DayShape } from '~/dossier/shape/day-shape'
import {
  CreditHolder,
  EndOfMarriage,
  Family,
  type FamilyMarriage,
  MOST_MARRIAGES,
  PaidMonthly,
  type PaidPension,
} from '~/dossier/shape/family'
import { Gender, MAX_CHILDREN } from '~/dossier/shape/info'
import { dayText } from '~/language/format'
import { enteredRows } from '~/ui/form/declaration/entered'
import { formOf } from '~/ui/form/declaration/form-of'
import { choice, day, group, hidden, list, money } from '~/ui/form/declaration/kinds'
import type { Asks } from '~/ui/form/declaration/spec'
import type { T } from '~/ui/frame/text'

const marriage = {
  start: day(DayShape, { label: 'family.start', example: '12.06.1998' }),
  endedBy: choice(EndOfMarriage.nullable(), {
    label: 'family.endedBy',
    choices: {
      divorce: 'family.endings.divorce',
      death: 'family.endings.death',
      annulment: 'family.endings.annulment',
    },
    isInline: true,
    isRequired: true,
    row: { after: 'end' },
  }),
  end: day(DayShape.nullable(), {
    label: 'family.end',
    hint: 'family.endHint',
    example: '30.09.2009',
    isRequired: true,
  }),
  separatedSince: day(DayShape.nullable(), {
    label: 'family.separatedSince',
    hint: 'family.separatedSinceHint',
    example: '01.03.2008',
  }),
  partner: group({
    birthDate: day(DayShape, { label: 'family.partnerBirthDate', example: '21.05.1981' }),
    gender: choice(Gender, {
      label: 'family.partnerGender',
      choices: { FEMALE: 'words.gender.FEMALE', MALE: 'words.gender.MALE' },
      isInline: true,
    }),
  }),
} satisfies Asks<FamilyMarriage>

/** For the present marriage, the page only asks whether a judge has separated the household. */
export const PRESENT_LABEL = 'family.presentSeparatedSince'

export const creditsLabel = (t: T, birthDate: string) => t('family.credits', { day: birthDate })

/** The present spouse's pension, asked of those whose spouse has retired. */
const partner = {
  pensionSince: day(DayShape.nullable(), {
    label: 'family.pensionSince',
    hint: 'family.pensionSinceHint',
    example: '01.04.2021',
  }),
  pension: money(PaidMonthly.nullable(), {
    label: 'family.pension',
    hint: 'family.pensionHint',
    example: "1'850",
  }),
} satisfies Asks<PaidPension>

export const FAMILY = formOf({
  marriages: list({
    label: 'family.marriages',
    most: MOST_MARRIAGES,
    tooMany: 'tooManyMarriages',
    fields: marriage,
    rows: (t, marriages) =>
      marriages.flatMap((one, index) => {
        if (one.end !== null) return enteredRows(t, { fields: marriage }, one, { number: index + 1 })
        return one.separatedSince ? [{ term: t(PRESENT_LABEL), value: dayText(one.separatedSince) }] : []
      }),
  }),
  children: list({
    label: 'family.children',
    most: MAX_CHILDREN,
    tooMany: 'tooManyChildren',
    fields: {
      birthDate: hidden(DayShape),
      credits: choice(CreditHolder.nullable(), {
        label: 'family.credits',
        choices: {
          both: 'family.holders.both',
          half: 'family.holders.half',
          person: 'family.holders.person',
          other: 'family.holders.other',
        },
      }),
    },
    rows: (t, children) =>
      children.flatMap(({ birthDate, credits }) =>
        credits ? [{ term: creditsLabel(t, dayText(birthDate)), value: t(`family.holders.${credits}`) }] : [],
      ),
  }),
  partner: group(partner),
  survivorsPension: money(Family.shape.survivorsPension, {
    label: 'family.survivorsPension',
    hint: 'family.survivorsPensionHint',
    example: "1'600",
  }),
} satisfies Asks<Family>)

/** The entries as rows of a summary; none if the page is not saved. */
export const familyRows = (t: T, family: Family | null) =>
  family ? enteredRows(t, FAMILY, { ...family, partner: family.partner ?? null }) : []
