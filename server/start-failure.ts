import { ContentError, textOfProblem } from '#content-engine/index.ts'
import { DataDirectoryInUseError } from './data-directory.ts'
import { EnvironmentError } from './environment.ts'

/** Ends the process with one clear line for what its owner can mend, with the stack for what is ours to mend. */
export function reportStartFailure(error: unknown): never {
  process.stderr.write(`${textOf(error)}\n`)
  process.exit(1)
}

function textOf(error: unknown): string {
  if (error instanceof ContentError) return error.problems.map(textOfProblem).join('\n')
  if (error instanceof EnvironmentError || error instanceof DataDirectoryInUseError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `${error.message}: another program listens there, set another PORT.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
