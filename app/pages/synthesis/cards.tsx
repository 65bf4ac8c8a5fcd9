import type { ReactNode } from 'react'
import { amountOrRange } from '~/language/amount-or-range'
import { chf, dayText } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { Digest } from '~/pillars/synthesis/digest'
import type { Column } from '~/pillars/synthesis/result'
import { type Pillar, PillarArea } from '~/ui/chart/pillars'
import { Button } from '~/ui/form/controls/button'
import { VisitorForm } from '~/ui/form/visitor-form'
import { type T, useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { LppDetails, LppFunds } from '~/ui/synthesis/lpp'
import { lppAmount } from '~/ui/synthesis/lpp-words'
import { type MissingPart, SynthesisMissing } from '~/ui/synthesis/missing'
import { hasShareToCheck } from '~/ui/synthesis/total'
import { Words } from '~/ui/term'

type CardsProps = {
  digest: Digest
  missing: Record<MissingPart['pillar'], MissingPart>
  /** Whether the AVS pension can be estimated again from the register's data. */
  estimatesAgain: boolean
}

/** The three pillars: what each pays and when, the source, and links to the explanation and to the form. */
export function PillarCards({ digest, missing, estimatesAgain }: CardsProps) {
  const { t } = useText()
  const column = digest.withChange ?? digest.withoutChange
  const query = digest.withChange ? '?column=withChange' : ''
  const actions: Record<Pillar, ReactNode> = {
    avs: estimatesAgain && !missing.avs.open && <EstimateAgain />,
    lpp: null,
    pillar3a: <Add3a />,
  }
  return (
    <Section title={t('synthesis.cards.title')}>
      <ul className="pillar-cards">
        {PILLARS.map((pillar) => (
          <Card
            key={pillar}
            pillar={pillar}
            content={contentOf(t, pillar, column, digest)}
            missing={missing[pillar]}
            query={query}
            action={actions[pillar]}
          />
        ))}
      </ul>
    </Section>
  )
}

const PILLARS = ['avs', 'lpp', 'pillar3a'] as const
const PAGES = { avs: '/avs', lpp: '/lpp', pillar3a: '/3a' } as const

/** `note`: how often and when it is paid; `more`: what follows it. */
type CardContent = { amount: string; note: string; more?: ReactNode } | null
type CardProps = { pillar: Pillar; content: CardContent; missing: MissingPart; query: string; action: ReactNode }

function Card({ pillar, content, missing, query, action }: CardProps) {
  const { t, to } = useText()
  return (
    <li className="pillar-card">
      <svg className="pillar-card-mark" aria-hidden="true">
        <PillarArea pillar={pillar} x="0" y="0" width="100%" height="100%" />
      </svg>
      <div className="pillar-card-amount">
        <h3>
          <Words>{t(`synthesis.cards.${pillar}`)}</Words>
        </h3>
        {content && <span className="figure">{content.amount}</span>}
      </div>
      {content ? (
        <>
          {content.note && <p className="hint">{content.note}</p>}
          {content.more}
          <div className="pillar-card-more">
            <a href={to(`${PAGES[pillar]}/explained${query}`)}>
              {t('synthesis.cards.why')} <span className="visually-hidden">{t(`synthesis.cards.whyOf.${pillar}`)}</span>
            </a>
            {action}
          </div>
        </>
      ) : (
        <SynthesisMissing {...missing} />
      )}
    </li>
  )
}

/** A button for the form, which is shown again if it no longer matches the register. */
function EstimateAgain() {
  const { t, to } = useText()
  return (
    <VisitorForm action={to('/avs')}>
      <Button kind="quiet" name="estimateAgain" value="1">
        {t('synthesis.avsAgain')} <span className="visually-hidden">{t('synthesis.avsAgainOf')}</span>
      </Button>
    </VisitorForm>
  )
}

function Add3a() {
  const { t, to } = useText()
  return <a href={to('/3a')}>{t('synthesis.pillar3aAdd')}</a>
}

/** What a pillar pays, and from when; null: unknown. */
function contentOf(t: T, pillar: Pillar, column: Column, { computedOn, withChange }: Digest): CardContent {
  const { avs, ranges, lpp, vested, pillar3a } = column
  if (pillar === 'avs') return avs && ofAvs(t, avs, ranges)
  if (pillar === 'pillar3a') return pillar3a && of3a(t, pillar3a)
  if (lpp)
    return {
      ...ofLpp(t, lpp, computedOn),
      more: (
        <>
          <LppDetails lpp={lpp} column={withChange ? 'withChange' : 'withoutChange'} />
          <LppFunds funds={lpp.funds} />
        </>
      ),
    }
  return vested && { amount: chf(vested.projected), note: t('synthesis.cards.vested') }
}

function ofAvs(
  t: T,
  { monthly, supplement, from, partnerStart }: NonNullable<Column['avs']>,
  ranges: Column['ranges'],
) {
  const [range, ofSupplement] = [ranges?.avs ?? null, ranges?.supplement ?? null]
  const partner = partnerStart ? t('synthesis.cards.andPartner', { day: dayText(partnerStart) }) : ''
  if (monthly === 0 && !range) return { amount: t('synthesis.noPension'), note: partner }
  const more = t('synthesis.cards.andSupplement', { amount: amountOrRange(t, supplement, ofSupplement) })
  return {
    amount: amountOrRange(t, monthly, range),
    note: `${t('synthesis.cards.forLife', { day: dayText(from) })}${supplement > 0 ? more : ''}.${partner}`,
  }
}

function ofLpp(t: T, lpp: NonNullable<Column['lpp']>, computedOn: Day) {
  const { monthly, capital, from } = lpp
  if (monthly === 0 && capital > 0) return { amount: chf(capital), note: `${once(t, from)}.` }
  const key = hasShareToCheck(lpp) ? 'andCapitalToCheck' : 'andCapital'
  const more = capital > 0 ? t(`synthesis.cards.${key}`, { amount: chf(capital) }) : ''
  const since = t(`synthesis.cards.${from <= computedOn ? 'alreadyPaid' : 'forLife'}`, { day: dayText(from) })
  return { amount: lppAmount(t, lpp), note: `${since}${more}.` }
}

function of3a(
  t: T,
  { current, monthlyPayment, paymentsUntil, projected, projectedFrom }: NonNullable<Column['pillar3a']>,
) {
  const paid = { amount: chf(monthlyPayment), day: dayText(paymentsUntil) }
  const today = t('synthesis.cards.today', { amount: chf(current) })
  return {
    amount: chf(projected),
    note: `${once(t, projectedFrom)}. ${today}${monthlyPayment > 0 ? t('synthesis.cards.andPayments', paid) : ''}.`,
  }
}

const once = (t: T, day: Parameters<typeof dayText>[0]) => t('synthesis.cards.once', { day: dayText(day) })
