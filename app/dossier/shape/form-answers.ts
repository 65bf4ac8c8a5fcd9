/**
 * The results of forms that were refused or that ask for more. Each is kept until its page has shown it once, so that
 * going back in the browser loads a page and sends nothing again.
 */
import { z } from 'zod'

/** The largest result that is kept; a larger one is shown directly in response to its form. */
export const MOST_ANSWER_BYTES = 32_768
/** Each waits only for a moment, until its page is requested. */
const MOST_ANSWERS = 4

/** `page`: the id of its route. `status`: what the form was refused with; 200: it asks for more. `text`: its result, as JSON. */
export const FormAnswer = z.object({
  id: z.string().max(32),
  page: z.string().max(100),
  status: z.int(),
  text: z.string().max(MOST_ANSWER_BYTES),
})
export type FormAnswer = z.infer<typeof FormAnswer>

export const FormAnswers = z.array(FormAnswer).max(MOST_ANSWERS)

/** The newest stay. */
export const withAnswer = (kept: readonly FormAnswer[], added: FormAnswer): FormAnswer[] =>
  [added, ...kept].slice(0, MOST_ANSWERS)
