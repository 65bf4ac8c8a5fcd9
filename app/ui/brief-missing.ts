/** What a brief does not hold, and why, in sentences. */
import type { BriefColumn } from './brief-column'
import { listed } from './brief-pensions'
import { partyName } from './party-name'
import type { MissingPart } from './synthesis-missing'
import type { T } from './text'

type Pillar = MissingPart['pillar']
type Missing = Record<Pillar, MissingPart>

const PILLARS = ['avs', 'lpp', 'pillar3a'] as const

export function missingSentences(t: T, column: BriefColumn, missing: Missing): string[] {
  const without = PILLARS.filter((pillar) => column[pillar] === null).map((pillar) => ({
    pillar,
    why: whyNot(missing[pillar]),
  }))
  const partsWith = (why: Why) => without.filter((part) => part.why === why).map(({ pillar }) => pillar)
  const named = (pillars: readonly Pillar[]) =>
    listed(
      t,
      pillars.map((pillar) => t(`brief.missing.parts.${pillar}`)),
    )
  const [open, nothing] = [partsWith('open'), partsWith('nothing')]
  return [
    ...(partsWith('notHandled').length > 0 ? [t('brief.missing.notHandled')] : []),
    ...silentSentences(t, missing),
    ...(nothing.length > 0 ? [t('brief.missing.nothing', { parts: named(nothing) })] : []),
    ...(open.length > 0 ? [t('brief.missing.open', { parts: named(open) })] : []),
    ...noneSentence(t, partsWith('none')),
  ]
}

type Why = 'open' | 'none' | 'notHandled' | 'silent' | 'nothing'

/** In the order in which the pillar's own part of the page says it. */
function whyNot({ open, none, notHandled, silent }: MissingPart): Why {
  if (open) return 'open'
  if (none) return 'none'
  if (notHandled) return 'notHandled'
  return silent.length > 0 ? 'silent' : 'nothing'
}

/** Who gave no figures, also where others of the same pillar did; not who is missing with the change only. */
function silentSentences(t: T, missing: Missing): string[] {
  const silentIn = (pillar: Pillar) => missing[pillar].silent.filter(({ column }) => column !== 'withChange')
  const names = [...silentIn('lpp'), ...silentIn('pillar3a')].map(({ party, ...named }) =>
    t('brief.named', { name: party === 'register' ? t('words.register') : partyName(t, party, named) }),
  )
  return [
    ...(silentIn('avs').length > 0 ? [t('brief.missing.register')] : []),
    ...(names.length > 0 ? [t('brief.missing.parties', { names: listed(t, names) })] : []),
  ]
}

function noneSentence(t: T, pillars: readonly Pillar[]): string[] {
  const [fund, account] = [pillars.includes('lpp'), pillars.includes('pillar3a')]
  if (!fund && !account) return []
  return [t(`brief.missing.${fund && account ? 'neither' : fund ? 'noFund' : 'no3a'}`)]
}
