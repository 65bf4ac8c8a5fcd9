import { chf, dayText } from '~/language/format'
import { ExternalLink } from '../external-link'
import { useText } from '../frame/text'
import { Section } from '../section'
import { SummaryList } from '../summary-list'
import type { AccountStatement } from './account-statement'
import { ChosenParty } from './chosen-party'
import { withNames } from './party-name'
import { RemoveAll } from './remove-all'
import type { PartyOnPage } from './sign-in-state'

export type ChosenEntity = PartyOnPage & {
  webUrl: string | null
  statements: AccountStatement[]
}

type Pillar3aAccountsProps = {
  entities: readonly ChosenEntity[]
  /** Whether to ask for confirmation of removing all. */
  asksFirst: boolean
}

/** The selected banks and insurers with their data. To be placed in a form, for its buttons. */
export function Pillar3aAccounts({ entities, asksFirst }: Pillar3aAccountsProps) {
  const { t, to } = useText()
  const next = entities.find(({ signIn }) => signIn)?.id
  return (
    <Section title={t('pillar3a.chosenTitle')}>
      {withNames(t, 'entity', entities).map(({ webUrl, statements, ...entity }) => (
        <ChosenParty
          key={entity.id}
          {...entity}
          next={entity.id === next}
          removeText={t('pillar3a.remove', { name: entity.name })}
        >
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
          {entity.silent && (
            <p className="alone">
              <a href={`${to('/3a/account')}?entity=${encodeURIComponent(entity.id)}`}>
                {t('ownPapers.typeStatementOf', { name: entity.name })}
              </a>
            </p>
          )}
          {webUrl && !entity.signIn && (
            <p className="alone">
              <ExternalLink href={webUrl} name={entity.name} />
            </p>
          )}
        </ChosenParty>
      ))}
      <RemoveAll texts="pillar3a" asksFirst={asksFirst} />
    </Section>
  )
}
