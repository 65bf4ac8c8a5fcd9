/**
 * A form with a file, looked at before the platform reads it: its reader makes an object of each part and goes through each
 * line of a part's head, in the thread that answers everybody (220 ms for 6 MB of small parts).
 */

/** What a browser writes before a part: two lines, with the names of the field and of the file (of 255 bytes, escaped). */
const LONGEST_HEAD = 1024
const END_OF_HEAD = '\r\n\r\n'
/** As browsers write it (RFC 2046, 5.1.1: 70 signs at most). */
const TYPE = /^multipart\/form-data; ?boundary="?([\w'()+,./:=?-]{1,70})"?$/i

/**
 * @param most parts
 * @returns the status with which it is refused; or its type, which names what was looked for between the parts and nothing else
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
