/**
 * Texts come from phones, PDFs and spreadsheets: look-alike characters become one character before anything is read.
 */

/** Stands for a removed personal number; a private-use character, which no text keeps. */
export const PERSON = '\ue000'
/** Stands for a character that is no text (NUL) or a superscript: no number contains it, so the line stays unread. */
export const ODD = '\ufffd'

const APOSTROPHES = /[\u2018\u2019\u201b\u02b9\u02bc\u00b4`\u2032]/g
const DASHES = /[\u2010-\u2015\u2212]/g
// Zero-width marks, and those that change the direction of writing.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
// A form feed precedes the first line of a page, and is no line break of its own.
const BLANKS = /[\f\v\u00a0]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ue000]/g
// Superscripts and circled digits mark footnotes: 54000¹ is not 540001. Fractions are kept.
const RAISED = /(?![¼½¾⅐-⅞])\p{No}/gu

/** Lines end as in a text field; a line's number is the one that the person counts. */
export const linesOf = (text: string) => text.split(/\r\n|[\n\r\u2028\u2029]/)

/** Most lines: the only character with a second spelling is the grave accent. */
const isPlain = (line: string) => /^[\t -~]*$/.test(line)

/** One line in one spelling. Compatibility forms (NFKC): full-width digits, narrow blanks, ½ as 1/2. */
export function oneSpelling(line: string): string {
  if (isPlain(line)) return line.replaceAll('`', "'").trim()
  const plain = line.replace(APOSTROPHES, "'").replace(BLANKS, ' ').replace(INVISIBLE, '')
  const marked = plain.replace(CONTROLS, ODD).replace(RAISED, ODD)
  return marked.normalize('NFKC').replace(DASHES, '-').replaceAll('\u2044', '/').trim()
}

/** Digits of every script, and figures such as ½. */
export const hasDigit = (line: string) => /\p{N}/u.test(line)
