import { amountOrRange } from '~/language/amount-or-range'
import { chf, dayText } from '~/language/format'
import type { Column } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import { type Pillar, PillarArea } from '~/ui/chart/pillars'
import { type T, useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { type MissingPart, SynthesisMissing } from '~/ui/synthesis/missing'
import { Words } from '~/ui/term'

type CardsProps = { digest: Digest; missing: Record<MissingPart['pillar'], MissingPart> }

/** The three pillars, a line each: what it pays, when, who says so, and where it is explained. */
export function PillarCards({ digest, missing }: CardsProps) {
  const { t } = useText()
  const column = digest.withChange ?? digest.withoutChange
  const query = digest.withChange ? '?column=withChange' : ''
  return (
    <Section title={t('synthesis.cards.title')}>
      <ul className="pillar-cards">
        {PILLARS.map((pillar) => (
          <Card key={pillar} pillar={pillar} told={told(t, pillar, column)} missing={missing[pillar]} query={query} />
        ))}
      </ul>
    </Section>
  )
}

const PILLARS = ['avs', 'lpp', 'pillar3a'] as const
const PAGES = { avs: '/avs', lpp: '/lpp', pillar3a: '/3a' } as const

type Told = { amount: string; note: string } | null
type CardProps = { pillar: Pillar; told: Told; missing: MissingPart; query: string }

function Card({ pillar, told, missing, query }: CardProps) {
  const { t, to } = useText()
  return (
    <li className="pillar-card">
      <svg className="pillar-card-mark" aria-hidden="true">
        <PillarArea pillar={pillar} x="0" y="0" width="100%" height="100%" />
      </svg>
      <div className="pillar-card-amount">
        <h3>
          <Words>{t(`synthesis.cards.${pillar}`)}</Words>
        </h3>{' '}
        {told && <span className="figure">{told.amount}</span>}
      </div>
      {told ? (
        <div className="pillar-card-more">
          {told.note && <p className="hint">{told.note}</p>}
          <a href={to(`${PAGES[pillar]}/explained${query}`)}>{t(`synthesis.cards.why.${pillar}`)}</a>
        </div>
      ) : (
        <SynthesisMissing {...missing} />
      )}
    </li>
  )
}

/** What a pillar pays, and from when; null: nothing is known. */
function told(t: T, pillar: Pillar, { avs, ranges, lpp, vested, pillar3a }: Column): Told {
  if (pillar === 'avs') return avs && ofAvs(t, avs, ranges)
  if (pillar === 'pillar3a')
    return pillar3a && { amount: chf(pillar3a.projected), note: once(t, pillar3a.projectedFrom) }
  if (lpp && lpp.monthly > 0)
    return {
      amount: chf(lpp.monthly),
      note: `${t('words.perMonth')}${lpp.capital > 0 ? t('synthesis.cards.andCapital', { amount: chf(lpp.capital) }) : ''}`,
    }
  if (lpp && lpp.capital > 0) return { amount: chf(lpp.capital), note: once(t, lpp.from) }
  return vested && { amount: chf(vested.projected), note: t('synthesis.cards.vested') }
}

function ofAvs(t: T, { monthly, supplement }: NonNullable<Column['avs']>, ranges: Column['ranges']): Told {
  const [range, ofSupplement] = [ranges?.avs ?? null, ranges?.supplement ?? null]
  if (monthly === 0 && !range) return { amount: t('synthesis.noPension'), note: '' }
  const more = t('synthesis.cards.andSupplement', { amount: amountOrRange(t, supplement, ofSupplement) })
  return { amount: amountOrRange(t, monthly, range), note: `${t('words.perMonth')}${supplement > 0 ? more : ''}` }
}

const once = (t: T, day: Parameters<typeof dayText>[0]) => t('synthesis.cards.once', { day: dayText(day) })
