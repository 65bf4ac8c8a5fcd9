/** The style sheet as it is built: the parts that `app.css` names, in their order. */
import { readFileSync } from 'node:fs'

const FOLDER = new URL('../../../app/styles/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8')

export const STYLE_SHEET = [...read('app.css').matchAll(/@import "\.\/(.+)";/g)]
  .map(([, file = '']) => read(file))
  .join('\n')
