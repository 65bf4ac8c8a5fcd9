import { chf } from '~/language/format'
import type { Bound } from '~/ui/form/bound'
import { RadioGroup } from '~/ui/form/controls/choice'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import type { FullCheck } from './view'

type ExtractQuestion = FullCheck['questions'][number]

/** Something that many lines leave open: how they would be read, and one answer for all of them. */
export function Question({ question, field }: { question: ExtractQuestion; field: ReturnType<Bound> }) {
  const { t } = useText()
  const { supposes, numbers, lines } = question
  const [example, ...others] = lines
  const count = lines.length
  const options = [
    { value: 'yes', label: t('careerCheck.ask.yes', { count }) },
    { value: 'no', label: t('careerCheck.ask.no') },
  ]
  return (
    <Section title={t('careerCheck.ask.title', { count })}>
      <div className="line-open">
        <ul>
          {supposes.map((one) => (
            <li key={one}>
              {t(`careerCheck.ask.supposes.${one}`, { count: numbers.length, numbers: numbers.join(', ') })}
            </li>
          ))}
        </ul>
        {example && <Reading {...example} />}
        <details className="more-figures">
          <summary>{t('careerCheck.ask.others', { count: others.length })}</summary>
          {others.map((line) => (
            <Reading key={line.line} {...line} />
          ))}
        </details>
        <RadioGroup {...field} legend={t('careerCheck.ask.legend')} options={options} required />
      </div>
    </Section>
  )
}

/** A line as written, and as it would be read. */
function Reading({ line, text, year, months, amount }: ExtractQuestion['lines'][number]) {
  const { t } = useText()
  return (
    <div>
      <p className="raw">{text}</p>
      <p>{t('careerCheck.ask.reading', { line, read: [months, year, chf(amount)].filter(Boolean).join(' · ') })}</p>
    </div>
  )
}
