/** What is known about somebody, in words, by group. */
import type { ReactNode } from 'react'
import { FUND_ANSWERS, KINDS_OF_WORK } from '~/dossier/shape/work'
import { kindsIn } from '~/forms/avs/work'
import { statusOptions } from '~/language/status-label'
import { type T, useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { SummaryList, type SummaryRow } from '~/ui/summary-list'
import type { Group } from './groups'
import type { AvsFields } from './person'

type AvsGroupProps = {
  title: string
  id?: string
  known: readonly SummaryRow[]
  /** Whether the fields are folded behind what is known. */
  isFolded: boolean
  /** Whether the first question names the group well enough, so that its heading need not be seen. */
  isPlain?: boolean
  /** Shown outside of the fold. */
  help?: ReactNode
  children: ReactNode
}

/**
 * A group of fields, folded behind a summary of what is known, where it can be corrected. All fields are sent, whether the
 * group is open or not.
 */
export function AvsGroup({ title, id, known, isFolded, isPlain = false, help, children }: AvsGroupProps) {
  const { t } = useText()
  return (
    <div className={isPlain ? 'group group-plain' : 'group'}>
      <Section title={title} id={id}>
        {isFolded ? (
          <>
            <SummaryList rows={known} compact />
            {help}
            <details className="correct">
              <summary>
                {t('avs.correct')}
                <span className="visually-hidden">{`\u00a0: ${title}`}</span>
              </summary>
              {children}
            </details>
          </>
        ) : (
          children
        )}
      </Section>
    </div>
  )
}

const INSURED = {
  always: 'avs.known.insuredAlways',
  year: 'avs.known.insuredYear',
  unknown: 'avs.known.insuredUnknown',
} as const

type Ages = { age: number | null; partnerAge: number | null }

/** The rows of each group. The ages belong to the saved birth dates. */
export function knownRows(t: T, fields: AvsFields, ages: Ages): Record<Group, SummaryRow[]> {
  const { navs, birthDate, gender, status, relationshipStartDate, relationshipEndDate, partner } = fields
  const { hasChildren, children, insuredSince, insuredSinceYear, abroad, work, fund } = fields
  const rowOf = ({ initialValue: text }: AvsFields['navs'], term: string, value: ReactNode = text): SummaryRow[] =>
    text ? [{ term, value }] : []
  const genderText = ({ initialValue: one }: AvsFields['gender']) =>
    one === 'FEMALE' || one === 'MALE' ? t(`words.gender.${one}`) : one
  const statusText = statusOptions(t, gender.initialValue).find(({ value }) => value === status.initialValue)?.label
  const since = insuredSince.initialValue
  const kinds = KINDS_OF_WORK.filter((one) => kindsIn(work.initialValue).includes(one))
  const answer = FUND_ANSWERS.find((one) => one === fund.initialValue)
  return {
    you: [
      ...rowOf(birthDate, t('avs.known.birth'), <WithAge day={birthDate.initialValue} age={ages.age} />),
      ...rowOf(gender, t('avs.gender'), genderText(gender)),
      ...rowOf(status, t('avs.status'), statusText),
      ...rowOf(navs, t('avs.known.navs')),
    ],
    work: [
      ...rowOf(work, t('avs.work'), kinds.map((kind) => t(`avs.works.${kind}`)).join(', ')),
      ...rowOf(fund, t('avs.known.fund'), answer && t(`avs.funds.${answer}`)),
    ],
    couple: [
      ...rowOf(relationshipStartDate, t('avs.known.since')),
      ...rowOf(relationshipEndDate, t('avs.known.until')),
      ...rowOf(
        partner.birthDate,
        t('avs.known.partnerBirth'),
        <WithAge day={partner.birthDate.initialValue} age={ages.partnerAge} />,
      ),
      ...rowOf(partner.gender, t('avs.known.partnerGender'), genderText(partner.gender)),
      ...rowOf(partner.navs, t('avs.known.partnerNavs')),
      ...rowOf(partner.deathDate, t('avs.known.partnerDeath')),
    ],
    children:
      hasChildren.initialValue === 'no'
        ? [{ term: t('avs.known.children'), value: t('words.children', { count: 0 }) }]
        : children.rows.flatMap((row, index) => [
            ...rowOf(
              row.birthDate,
              t('avs.child', { number: index + 1 }),
              t('avs.known.born', { day: row.birthDate.initialValue }),
            ),
            ...rowOf(row.deathDate, t('avs.known.childDeath', { number: index + 1 })),
          ]),
    insurance: [
      ...rowOf(
        insuredSince,
        t('avs.known.insured'),
        t(INSURED[since === 'always' || since === 'year' ? since : 'unknown'], { year: insuredSinceYear.initialValue }),
      ),
      ...abroad.rows.flatMap(({ from, to }) =>
        rowOf(from, t('avs.known.abroad'), `${from.initialValue}–${to.initialValue}`),
      ),
    ],
  }
}

function WithAge({ day, age }: { day: string | undefined; age: number | null }) {
  const { t } = useText()
  if (age === null) return <>{day}</>
  return (
    <>
      {day} <span className="told-age">{t('avs.age', { age: t('words.age', { count: age }) })}</span>
    </>
  )
}
