import type { SilentReason } from '~/pillars/result'
import { chf, dayText } from '~/text/format'
import type { AccountStatement } from './account-statement'
import { Button } from './button'
import { ChosenParty } from './chosen-party'
import { ExternalLink } from './external-link'
import { Section } from './section'
import { SummaryList } from './summary-list'
import { useText } from './text'

export type ChosenEntity = {
  id: string
  name: string
  webUrl: string | null
  statements: AccountStatement[]
  silent: SilentReason | null
}

/** The chosen banks and insurers, with what each says. Stands in a form: it has buttons. */
export function Pillar3aAccounts({ entities }: { entities: readonly ChosenEntity[] }) {
  const { t } = useText()
  return (
    <Section title={t('pillar3a.chosenTitle')}>
      {entities.map(({ id, name, webUrl, statements, silent }) => (
        <ChosenParty key={id} id={id} name={name} silent={silent} removeText={t('pillar3a.remove', { name })}>
          {statements.map(({ product, asOf, balance }) => (
            <SummaryList
              key={`${product} ${balance}`}
              rows={[
                { term: t('pillar3a.product'), value: product },
                { term: t('pillar3a.statementDate'), value: dayText(asOf) },
                { term: t('pillar3a.balance'), value: chf(balance) },
              ]}
            />
          ))}
          {webUrl && (
            <p>
              <ExternalLink href={webUrl} name={name} />
            </p>
          )}
        </ChosenParty>
      ))}
      <Button kind="secondary" name="reset" value="1">
        {t('pillar3a.reset')}
      </Button>
    </Section>
  )
}
