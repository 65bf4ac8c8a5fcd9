import type { ReactNode } from 'react'
import type { CareerOwner, CareerWay } from '~/dossier/shape/career'
import { CAREER_WAYS, INCOME_COURSES, MOST_BLOCKS } from '~/dossier/shape/career'
import type { Bound } from '~/ui/form/bound'
import { Button } from '~/ui/form/controls/button'
import { RadioGroup } from '~/ui/form/controls/choice'
import { DayField, MoneyField, TextField } from '~/ui/form/controls/field'
import { fieldId } from '~/ui/form/controls/field-id'
import { FileField } from '~/ui/form/controls/file-field'
import { TextArea } from '~/ui/form/controls/text-area'
import type { FieldsOf } from '~/ui/form/fields'
import { addButton, removeButton, rowName } from '~/ui/form/rows'
import { useText } from '~/ui/frame/text'
import { Help } from '~/ui/help'
import { pathOfCareer } from '~/ui/own-papers/career-place'
import { type ToldWork, ToldWorkLine } from '~/ui/own-papers/told-work'
import { BLOCKS, type CAREER_FIELDS } from './fields'
import { careerLabel } from './labels'
import { ModelExtract } from './model-extract'
import type { CareerView } from './view'

type PartProps = { fields: FieldsOf<typeof CAREER_FIELDS>; bound: Bound; owner: CareerOwner }

/** Where the figures come from. */
export function WayChoice({ fields, bound, owner }: PartProps) {
  const { t } = useText()
  const whose = owner === 'person' ? 'person' : 'spouse'
  const options = CAREER_WAYS.map((way) => ({
    value: way,
    label: t(`career.ways.${way}.name`),
    hint: way === 'none' ? t(`career.ways.none.${whose}`) : t(`career.ways.${way}.gives`),
  }))
  return <RadioGroup {...bound(fields.way)} legend={t('career.way')} options={options} required />
}

/** The fields of one way. Browsers that know how show those of the chosen one alone; others show all, each by its name. */
function WayPart({ way, children }: { way: Exclude<CareerWay, 'none'>; children: ReactNode }) {
  const { t } = useText()
  return (
    <section className={`way-part way-${way}`} aria-labelledby={`way-${way}`}>
      <h2 id={`way-${way}`}>{t(`career.legends.${way}`)}</h2>
      {children}
    </section>
  )
}

export function ExtractPart({ fields, bound, owner }: PartProps) {
  const { t, to } = useText()
  return (
    <WayPart way="extract">
      <div className="paper-desk paper-desk-even">
        <ModelExtract />
        <div>
          <DayField
            {...bound(fields.extractDate)}
            label={t('career.extractDate')}
            hint={t('career.extractDateHint')}
            required
          />
          <TextArea
            {...bound(fields.extract)}
            label={t('career.extract')}
            hint={t('career.extractHint')}
            rows={8}
            required
          />
          <FileField
            name={fields.file.name}
            error={bound(fields.file).error}
            label={t('career.file')}
            hint={t('career.fileHint')}
            required={false}
            accept=".pdf,.csv,.txt,application/pdf,text/csv,text/plain"
          />
          <p>{t('career.lastYears')}</p>
          <p className="alone">
            <a href={to(pathOfCareer('/avs/career/check', owner))}>{t('career.typeLines')}</a>
          </p>
          <Help summary={t('career.picture.title')}>{t('career.picture.text')}</Help>
          <Help summary={t('career.codes.title')}>{t('career.codes.text')}</Help>
          <Help summary={t('papers.order.title')}>{t('papers.order.text')}</Help>
        </div>
      </div>
    </WayPart>
  )
}

export function ForecastPart({ fields, bound }: PartProps) {
  const { t } = useText()
  return (
    <WayPart way="forecast">
      <MoneyField {...bound(fields.ramd)} label={t('career.ramd')} hint={t('career.ramdHint')} required />
      <TextField
        {...bound(fields.scale)}
        label={t('career.scale')}
        hint={t('career.scaleHint')}
        width="short"
        inputMode="numeric"
        required
      />
      <TextField
        {...bound(fields.forecastYear)}
        label={t('career.forecastYear')}
        hint={t('career.forecastYearHint')}
        width="short"
        inputMode="numeric"
        required
      />
    </WayPart>
  )
}

type QuickProps = PartProps & { first: CareerView['first']; work: ToldWork; isOpen: boolean }

export function QuickPart({ fields, bound, first, work, isOpen }: QuickProps) {
  const { t } = useText()
  return (
    <WayPart way="quick">
      <ToldWorkLine {...work} />
      <MoneyField {...bound(fields.salary)} label={t('career.salary')} hint={t('career.salaryHint')} required />
      <TextField
        {...bound(fields.rate)}
        label={t('career.rate')}
        width="short"
        inputMode="decimal"
        suffix="%"
        required
      />
      <TextField
        {...bound(fields.since)}
        label={t('career.since')}
        hint={first ? t(`career.${first.why}`, { year: first.year }) : undefined}
        width="short"
        inputMode="numeric"
      />
      <RadioGroup
        {...bound(fields.course)}
        legend={t('career.course')}
        options={INCOME_COURSES.map((course) => ({ value: course, label: t(`career.courses.${course}`) }))}
        required
      />
      <Blocks rows={fields.blocks.rows} bound={bound} isOpen={isOpen} />
    </WayPart>
  )
}

type BlocksProps = { rows: PartProps['fields']['blocks']['rows']; bound: Bound; isOpen: boolean }

/** Pay by periods, for whoever had another course than the three. */
function Blocks({ rows, bound, isOpen }: BlocksProps) {
  const { t } = useText()
  return (
    <details className="more-figures" open={isOpen || rows.length > 0} id={BLOCKS} tabIndex={-1}>
      <summary>{t('career.blocks')}</summary>
      <p>{t('career.blocksHint')}</p>
      {rows.map((row, index) => (
        <div key={row.from.name}>
          <div className="line-fields">
            <TextField
              {...bound(row.from)}
              label={careerLabel(t, row.from.name)}
              width="short"
              inputMode="numeric"
              required
            />
            <TextField
              {...bound(row.to)}
              label={careerLabel(t, row.to.name)}
              width="short"
              inputMode="numeric"
              required
            />
            <MoneyField {...bound(row.salary)} label={careerLabel(t, row.salary.name)} required />
          </div>
          <Button kind="quiet" formNoValidate {...removeButton(BLOCKS, index)} formAction={`#${BLOCKS}`}>
            {t('career.removeBlock', { number: index + 1 })}
          </Button>
        </div>
      ))}
      {rows.length < MOST_BLOCKS && (
        <Button
          kind="secondary"
          formNoValidate
          {...addButton(BLOCKS)}
          formAction={`#${fieldId(rowName(BLOCKS, rows.length, 'from'))}`}
        >
          {t('career.addBlock')}
        </Button>
      )}
    </details>
  )
}
