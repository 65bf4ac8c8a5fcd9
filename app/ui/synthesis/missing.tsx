import { type T, useText } from '../frame/text'
import { NotHandled } from '../not-handled'
import { SilentParties, type SilentParty, silentSentence } from '../parties/silent-parties'

export type MissingPart = {
  pillar: 'avs' | 'lpp' | 'pillar3a'
  /** Whether the step is still open. */
  open: boolean
  /** Whether the visitor says that there is none. */
  none: boolean
  /** Whether the civil status is not supported by the calculation. */
  notHandled: boolean
  /** Whether the visitor has not entered their earnings, which nobody else can supply. */
  withoutIncomes: boolean
  silent: readonly SilentParty[]
}

const PAGES = { avs: '/avs', lpp: '/lpp', pillar3a: '/3a' } as const

/** Replaces missing figures: why they are missing, and what to do about it. */
export function SynthesisMissing({ pillar, open, none, notHandled, withoutIncomes, silent }: MissingPart) {
  const { t, to } = useText()
  const page = PAGES[pillar]
  if (open)
    return (
      <p>
        {t('synthesis.notYet')} <a href={to(page)}>{t(`synthesis.open.${page}`)}</a>
      </p>
    )
  if (none && pillar !== 'avs') return <p>{t(`synthesis.none.${pillar}`)}</p>
  if (notHandled) return <NotHandled />
  if (withoutIncomes)
    return (
      <p>
        {t('synthesis.withoutIncomes')} <a href={to('/avs/career')}>{t('synthesis.open./avs/career')}</a>
      </p>
    )
  if (silent.length > 0) return <SilentParties parties={silent} />
  return <p>{t('synthesis.nothing')}</p>
}

/** As `SynthesisMissing`, in one sentence without links. */
export function missingSentence(t: T, { pillar, open, none, notHandled, withoutIncomes, silent }: MissingPart): string {
  if (open) return t('synthesis.notYet')
  if (none && pillar !== 'avs') return t(`synthesis.none.${pillar}`)
  if (notHandled) return `${t('avs.notHandled')}${t('avs.notHandledAlone')}`
  if (withoutIncomes) return t('synthesis.withoutIncomes')
  if (silent.length > 0) return silent.map((party) => silentSentence(t, party)).join(' ')
  return t('synthesis.nothing')
}
