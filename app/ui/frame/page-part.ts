/**
 * A saved form answered in place: by the page that it leads back to, without its frame, in the answer to the form itself. So a
 * script that exchanges figures (`app/enhance/play.ts`) needs one request, and the page stays the only source of them.
 */

/** Sent by the script with the version of its page, and sent back with the part. */
export const PART_HEADER = 'X-Part'

/** A page of another version may be built otherwise: then the form is answered as ever. */
export const asksForPart = ({ method, headers }: Pick<Request, 'method' | 'headers'>, version: string) =>
  method === 'POST' && headers.get(PART_HEADER) === version
