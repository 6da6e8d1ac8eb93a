/** How a command speaks: a line of its answer, or words of an error. */
export type Say = { line: (text: string) => void; error: (text: string) => void }

/** To whoever runs it. */
export const say: Say = {
  line: (text) => void process.stdout.write(`${text}\n`),
  error: (text) => void process.stderr.write(text),
}
