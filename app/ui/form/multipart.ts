/**
 * Examines a form with a file before the platform reads it. The platform's reader makes an object of each part and goes through
 * each line of a part's head, in the thread that answers everybody (220 ms for 6 MB of small parts).
 */

/** What a browser writes before a part: two lines, with the names of the field and of the file (255 bytes, escaped). */
const LONGEST_HEAD = 1024
const END_OF_HEAD = '\r\n\r\n'
/** The format that browsers use (RFC 2046, 5.1.1: 70 characters at most). */
const TYPE = /^multipart\/form-data; ?boundary="?([\w'()+,./:=?-]{1,70})"?$/i

/**
 * @param most parts
 * @returns the status of its refusal, or its content type, rebuilt to contain only the boundary that was searched for
 */
export function checkedMultipart(body: Buffer, contentType: string, most: number): 400 | 413 | { type: string } {
  const boundary = TYPE.exec(contentType)?.[1]
  if (boundary === undefined) return 400
  const delimiter = `--${boundary}`
  let parts = 0
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
    const head = body.subarray(at + delimiter.length, at + delimiter.length + LONGEST_HEAD)
    if (head.subarray(0, 2).toString('latin1') === '--') break
    if (++parts > most) return 413
    if (!head.includes(END_OF_HEAD)) return 400
  }
  return { type: `multipart/form-data; boundary="${boundary}"` }
}
