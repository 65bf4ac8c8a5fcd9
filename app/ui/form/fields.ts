/**
 * The fields of a form as plain objects, made once per page from conform's answer to a submitted form, else from saved
 * values.
 */
import { formatPaths, type SubmissionResult } from '@conform-to/dom'

/**
 * The shape of a form, given by its empty values: '' for a text, [] for checkboxes with the same name, [row] for rows of
 * fields, and an object for a group of fields.
 */
export type FormShape = { readonly [field: string]: Kind }
type Kind = '' | readonly [] | readonly [FormShape] | FormShape

/** The values of a form of this shape. Missing ones are empty. */
export type FormValues<Shape> = { -readonly [Name in keyof Shape]?: FormValue<Shape[Name]> }
type FormValue<One> = One extends ''
  ? string
  : One extends readonly []
    ? string[]
    : One extends readonly [infer Row]
      ? FormValues<Row>[]
      : FormValues<One>

/** `initialValue` is conform's name for the value to show; `errors` are problem keys. */
export type Field<Value = string | undefined> = { name: string; initialValue: Value; errors: string[] | undefined }

export type FieldsOf<Shape> = { [Name in keyof Shape]: FormField<Shape[Name]> }
type FormField<One> = One extends ''
  ? Field
  : One extends readonly []
    ? Field<string[]>
    : One extends readonly [infer Row]
      ? { name: string; rows: FieldsOf<Row>[] }
      : FieldsOf<One>

type Path = readonly (string | number)[]
type ReturnedValues = Pick<SubmissionResult, 'initialValue' | 'error'>

type FieldSource<Shape> = {
  /** The submitted form. Fields missing in it are empty, whatever is saved. */
  submission?: ReturnedValues
  saved?: FormValues<Shape> | null
  /** A prefix of the field names on the page, for several forms of one shape. */
  under?: Path
}

/** Every field of the shape, and as many rows as have values. */
export function fieldsOf<const Shape extends FormShape>(
  shape: Shape,
  { submission, saved, under = [] }: FieldSource<NoInfer<Shape>>,
): FieldsOf<Shape> {
  const place = (path: Path) => ({
    name: formatPaths([...under, ...path]),
    errors: submission?.error?.[formatPaths([...path])] ?? undefined,
  })
  return partOf(shape, submission?.initialValue ?? saved, [], place) as FieldsOf<Shape>
}

type FieldPlace = (path: Path) => Pick<Field, 'name' | 'errors'>

function partOf(shape: FormShape, values: unknown, path: Path, place: FieldPlace): object {
  const texts = (values ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(shape).map(([name, kind]) => [name, oneOf(kind, texts[name], [...path, name], place)]),
  )
}

function oneOf(kind: Kind, value: unknown, path: Path, place: FieldPlace): object {
  if (kind === '') return { ...place(path), initialValue: textsIn(value)[0] }
  if (!isList(kind)) return partOf(kind, value, path, place)
  const [row] = kind
  if (!row) return { ...place(path), initialValue: textsIn(value) }
  const filled: unknown[] = Array.isArray(value) ? value : []
  return { name: place(path).name, rows: filled.map((one, index) => partOf(row, one, [...path, index], place)) }
}

const isList = (kind: Kind): kind is readonly [] | readonly [FormShape] => Array.isArray(kind)

/** A single text arrives without a list; an empty one counts as none. */
const textsIn = (typed: unknown): string[] =>
  [typed].flat().filter((text): text is string => typeof text === 'string' && text !== '')
