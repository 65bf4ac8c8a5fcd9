import type { CareerOwner } from '~/dossier/shape/career'
import type { Column } from '~/pillars/synthesis/result'
import { useText } from '../frame/text'
import { Notice } from '../notice'
import { pathOfCareer } from '../own-papers/career-place'
import type { MissingPart } from './missing'

type Parts = { [Pillar in 'avs' | 'lpp' | 'vested' | 'pillar3a']: Column[Pillar] | null } & Pick<Column, 'missing'>
type Missing = Record<MissingPart['pillar'], Pick<MissingPart, 'withoutIncomes' | 'silent'>>
type Lack = 'avs' | 'incomes' | 'lpp' | 'certificate' | 'todaysFund' | 'pillar3a'

const PATHS = {
  avs: '/avs',
  incomes: '/avs/career',
  lpp: '/lpp',
  certificate: '/lpp/certificate',
  todaysFund: '/lpp/certificate',
  pillar3a: '/3a',
} as const

/**
 * What the total leaves out, except for pillars that the visitor says they do not have; empty if there is no total yet. Silent
 * parties are reported elsewhere.
 */
export function lacksOfTotal({ avs, lpp, vested, pillar3a, missing: lacking }: Parts, missing: Missing): Lack[] {
  if ([avs, lpp, vested, pillar3a].every((part) => part === null)) return []
  const lacks = (pillar: keyof Missing) => lacking.includes(pillar) && missing[pillar].silent.length === 0
  return [
    ...(lacks('avs') ? [missing.avs.withoutIncomes ? ('incomes' as const) : ('avs' as const)] : []),
    ...(lpp === null && lacks('lpp') ? ([vested === null ? 'lpp' : 'certificate'] as const) : []),
    ...(lpp !== null && lacks('lpp') && isPaidAlone(lpp) ? (['todaysFund'] as const) : []),
    ...(lacks('pillar3a') ? (['pillar3a'] as const) : []),
  ]
}

/** Whether only pensions that are paid already are in it. */
const isPaidAlone = ({ funds }: Pick<NonNullable<Column['lpp']>, 'funds'>) => funds.every(({ kind }) => kind === 'paid')

type NotInTotalProps = {
  column: Parts
  missing: Missing
  /** Whose extracts have lines that were not understood. */
  unread: readonly CareerOwner[]
}

/** What the total does not contain. */
export function NotInTotal({ column, missing, unread }: NotInTotalProps) {
  const { t, to } = useText()
  const lacks = lacksOfTotal(column, missing)
  return (
    <>
      {lacks.length + unread.length > 0 && (
        <Notice kind="info" title={t('notInTotal.title')}>
          <ul>
            {lacks.map((lack) => (
              <li key={lack}>
                {t(`notInTotal.${lack}`)} <a href={to(PATHS[lack])}>{t(`notInTotal.add.${lack}`)}</a>
              </li>
            ))}
            {unread.map((owner) => (
              <li key={owner}>
                {t(`notInTotal.unread.${owner}`)}{' '}
                <a href={to(pathOfCareer('/avs/career/check', owner))}>{t(`notInTotal.toLines.${owner}`)}</a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
