import type { Day } from '~/pillars/day'
import type { Option } from './choice'
import { Help } from './help'
import { ListedOn } from './listed-on'
import { Section } from './section'
import { SelectionChoice } from './selection-choice'
import { useText } from './text'

type LppChoiceProps = {
  options: readonly Option[]
  /** Names of the funds that cannot be reached yet. */
  notYet: readonly string[]
  listedOn: Day | null
  /** Ids of the ticked ones. */
  ids: readonly string[]
  error?: string
  next: boolean
}

/** The funds to choose from. */
export function LppChoice({ options, notYet, listedOn, ids, error, next }: LppChoiceProps) {
  const { t } = useText()
  return (
    <Section title={next ? t('lpp.choiceTitle') : t('lpp.changeTitle')}>
      <Help summary={t('lpp.help')}>{t('lpp.helpText')}</Help>
      <ListedOn day={listedOn} />
      <SelectionChoice
        legend={t('lpp.ids')}
        hint={t('lpp.idsHint')}
        options={options}
        chosen={ids}
        error={error}
        save={t('lpp.save')}
        none={t('lpp.none')}
        next={next}
      />
      {notYet.length > 0 && (
        <Section level={3} title={t('lpp.notYetTitle')} intro={t('lpp.notYetText')}>
          <ul>
            {notYet.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Section>
      )}
    </Section>
  )
}
