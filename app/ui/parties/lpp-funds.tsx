import { chf, dayText } from '~/language/format'
import { ExternalLink } from '../external-link'
import { useText } from '../frame/text'
import { Section } from '../section'
import { SummaryList } from '../summary-list'
import { ChosenParty } from './chosen-party'
import type { FundStatement } from './fund-statement'
import { withNames } from './party-name'
import { RemoveAll } from './remove-all'
import type { PartyOnPage } from './sign-in-state'

export type ChosenFund = PartyOnPage & {
  webUrl: string | null
  statements: FundStatement[]
}

type LppFundsProps = {
  funds: readonly ChosenFund[]
  policiesKnown: boolean
  /** Whether to ask for confirmation of removing all. */
  asksFirst: boolean
}

/** The selected funds with their data. To be placed in a form, for its buttons. */
export function LppFunds({ funds, policiesKnown, asksFirst }: LppFundsProps) {
  const { t, to } = useText()
  const next = funds.find(({ signIn }) => signIn)?.id
  return (
    <Section title={t('lpp.chosenTitle')}>
      {withNames(t, 'pensionFund', funds).map(({ webUrl, statements, ...fund }) => (
        <ChosenParty key={fund.id} {...fund} next={fund.id === next} removeText={t('lpp.remove', { name: fund.name })}>
          {statements.map((statement) => (
            <Statement key={`${statement.planName} ${statement.balance}`} statement={statement} />
          ))}
          {policiesKnown && !fund.silent && statements.length === 0 && <p>{t('lpp.noPolicy')}</p>}
          {fund.silent && (
            <p className="alone">
              <a href={`${to('/lpp/certificate')}?fund=${encodeURIComponent(fund.id)}`}>
                {t('ownPapers.typeCertificateOf', { name: fund.name })}
              </a>
            </p>
          )}
          {webUrl && !fund.signIn && (
            <p className="alone">
              <ExternalLink href={webUrl} name={fund.name} />
            </p>
          )}
        </ChosenParty>
      ))}
      <RemoveAll texts="lpp" asksFirst={asksFirst} />
    </Section>
  )
}

function Statement({ statement }: { statement: FundStatement }) {
  const { t } = useText()
  const { planName, asOf, balance, capitalAt65, yearlyPensionAt65: yearly } = statement
  const monthly = yearly === null ? null : t('lpp.pensionPerMonth', { amount: chf(Math.round(yearly / 12)) })
  return (
    <SummaryList
      rows={[
        { term: t('lpp.plan'), value: planName },
        { term: t('lpp.statementDate'), value: dayText(asOf) },
        { term: t('lpp.balance'), value: chf(balance) },
        { term: t('lpp.capitalAt65'), value: capitalAt65 === null ? t('lpp.notStated') : chf(capitalAt65) },
        {
          term: t('lpp.pensionAt65'),
          value: monthly ?? t('lpp.notStated'),
          note: yearly === null ? undefined : t('lpp.pensionPerYear', { amount: chf(yearly) }),
        },
      ]}
    />
  )
}
