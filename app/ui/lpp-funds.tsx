import type { SilentReason } from '~/pillars/result'
import { chf, dayText } from '~/text/format'
import { Button } from './button'
import { ChosenParty } from './chosen-party'
import { ExternalLink } from './external-link'
import type { FundStatement } from './fund-statement'
import { Section } from './section'
import { SummaryList } from './summary-list'
import { useText } from './text'

export type ChosenFund = {
  id: string
  name: string
  webUrl: string | null
  statements: FundStatement[]
  silent: SilentReason | null
}

/** The chosen funds, with what each says of the visitor. Stands in a form: it has buttons. */
export function LppFunds({ funds, policiesKnown }: { funds: readonly ChosenFund[]; policiesKnown: boolean }) {
  const { t } = useText()
  return (
    <Section title={t('lpp.chosenTitle')}>
      {funds.map(({ id, name, webUrl, statements, silent }) => (
        <ChosenParty key={id} id={id} name={name} silent={silent} removeText={t('lpp.remove', { name })}>
          {statements.map((statement) => (
            <Statement key={`${statement.planName} ${statement.balance}`} statement={statement} />
          ))}
          {policiesKnown && !silent && statements.length === 0 && <p>{t('lpp.noPolicy')}</p>}
          {webUrl && (
            <p>
              <ExternalLink href={webUrl} name={name} />
            </p>
          )}
        </ChosenParty>
      ))}
      <Button kind="secondary" name="reset" value="1">
        {t('lpp.reset')}
      </Button>
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
