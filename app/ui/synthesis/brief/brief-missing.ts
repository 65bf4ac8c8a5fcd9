/** Sentences on what is missing in the brief, and why. */
import type { T } from '~/ui/frame/text'
import { partyName } from '~/ui/parties/party-name'
import type { MissingPart } from '../missing'
import type { BriefColumn } from './brief-column'
import { joinWords } from './brief-pensions'

type Pillar = MissingPart['pillar']
type MissingParts = Record<Pillar, MissingPart>

const PILLARS = ['avs', 'lpp', 'pillar3a'] as const

export function missingSentences(t: T, column: BriefColumn, missing: MissingParts): string[] {
  const without = PILLARS.filter((pillar) => column[pillar] === null).map((pillar) => ({
    pillar,
    why: whyNot(missing[pillar]),
  }))
  const partsWith = (why: MissingReason) => without.filter((part) => part.why === why).map(({ pillar }) => pillar)
  const named = (pillars: readonly Pillar[]) =>
    joinWords(
      t,
      pillars.map((pillar) => t(`brief.missing.parts.${pillar}`)),
    )
  const [open, nothing] = [partsWith('open'), partsWith('nothing')]
  return [
    ...(partsWith('notHandled').length > 0 ? [t('brief.missing.notHandled')] : []),
    ...(partsWith('withoutIncomes').length > 0 ? [t('brief.missing.withoutIncomes')] : []),
    ...silentSentences(t, missing),
    ...(nothing.length > 0 ? [t('brief.missing.nothing', { parts: named(nothing) })] : []),
    ...(open.length > 0 ? [t('brief.missing.open', { parts: named(open) })] : []),
    ...noneSentence(t, partsWith('none')),
  ]
}

type MissingReason = 'open' | 'none' | 'notHandled' | 'withoutIncomes' | 'silent' | 'nothing'

/** Checks in the same order as the pillar's own section of the page. */
function whyNot({ open, none, notHandled, withoutIncomes, silent }: MissingPart): MissingReason {
  if (open) return 'open'
  if (none) return 'none'
  if (notHandled) return 'notHandled'
  if (withoutIncomes) return 'withoutIncomes'
  return silent.length > 0 ? 'silent' : 'nothing'
}

/** Parties without figures, even if others of the same pillar gave some; not those missing only with the change. */
function silentSentences(t: T, missing: MissingParts): string[] {
  const silentIn = (pillar: Pillar) => missing[pillar].silent.filter(({ column }) => column !== 'withChange')
  const names = [...silentIn('lpp'), ...silentIn('pillar3a')].map(({ party, ...named }) =>
    t('brief.named', { name: party === 'register' ? t('words.register') : partyName(t, party, named) }),
  )
  return [
    ...(silentIn('avs').length > 0 ? [t('brief.missing.register')] : []),
    ...(names.length > 0 ? [t('brief.missing.parties', { names: joinWords(t, names) })] : []),
  ]
}

function noneSentence(t: T, pillars: readonly Pillar[]): string[] {
  const [fund, account] = [pillars.includes('lpp'), pillars.includes('pillar3a')]
  if (!fund && !account) return []
  return [t(`brief.missing.${fund && account ? 'neither' : fund ? 'noFund' : 'no3a'}`)]
}
