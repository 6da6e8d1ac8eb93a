import { RefusedStatement } from './rules.ts'
import type { Rule } from './rules.ts'
import type { Token } from './tokens.ts'

const refusedWords: Readonly<Partial<Record<Rule, string>>> = {
  with: 'WITH RECURSIVE MATERIALIZED',
  compound: 'UNION INTERSECT EXCEPT VALUES',
  subquery: 'SELECT',
  otherTable: 'JOIN CROSS NATURAL INNER LEFT RIGHT FULL OUTER USING ON INDEXED',
  group: 'GROUP HAVING WINDOW OVER FILTER PARTITION',
  expression: 'CASE WHEN THEN ELSE CAST COLLATE ESCAPE EXISTS RAISE ISNULL NOTNULL NULLS',
  search: 'GLOB REGEXP MATCH',
  access: 'CURRENT_DATE CURRENT_TIME CURRENT_TIMESTAMP ROWID OID _ROWID_',
  select:
    'ALTER ANALYZE ATTACH BEGIN COMMIT CREATE DELETE DETACH DROP END EXPLAIN INSERT INTO PRAGMA REINDEX ' +
    'RELEASE REPLACE ROLLBACK SAVEPOINT SET UPDATE VACUUM',
}

const ruleOfWord = new Map(
  Object.entries(refusedWords).flatMap(([rule, words]) =>
    words.split(' ').map((word) => [word, rule as Rule]),
  ),
)

const beforeBracket = new Set(['COUNT', 'WHERE', 'AND', 'OR', 'NOT', 'IN'])

/** Names the rule a statement breaks better than « something else was expected here » would. */
export function refuseWords(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'text' || token.kind === 'number') continue
    const follower = tokens[index + 1]
    if (token.kind === 'symbol' && token.text === ';' && follower) throw new RefusedStatement('statements')
    if (follower?.kind === 'symbol' && follower.text === '(' && isFunction(token))
      throw new RefusedStatement('function')
    const rule = token.kind === 'word' ? ruleOfWord.get(token.text.toUpperCase()) : undefined
    if (rule && !(index === 0 && rule === 'subquery')) throw new RefusedStatement(rule)
  }
}

function isFunction({ kind, text }: Token): boolean {
  return kind === 'name' || (kind === 'word' && !beforeBracket.has(text.toUpperCase()) && !isRefused(text))
}

function isRefused(word: string): boolean {
  return ruleOfWord.has(word.toUpperCase())
}
