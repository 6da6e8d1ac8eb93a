const tokenForms = /\\.|\*{2,}|\[!?[^\]]+\]|[^]/gu

const syntax = /[\\^$.*+?()[\]{}|/]/

export function addressGlob(pattern: string): RegExp {
  let depth = 0
  const source = (pattern.match(tokenForms) ?? []).map((token) => {
    if (token === '{') depth += 1
    if (token === '}') depth -= 1
    if (depth < 0) throw unpaired(pattern)
    return expression(token, depth > 0)
  })
  if (depth > 0) throw unpaired(pattern)
  return new RegExp(`^${source.join('')}$`, 'u')
}

function unpaired(pattern: string) {
  return new SyntaxError(`the braces of the address pattern ${pattern} do not pair`)
}

function expression(token: string, isInBraces: boolean) {
  if (token === '*') return '[^./]*'
  if (token === '?') return '[^./]'
  if (token.startsWith('**')) return '[^]*'
  if (token === '{') return '(?:'
  if (token === '}') return ')'
  if (token === ',' && isInBraces) return '|'
  if (token.startsWith('[') && token.length > 1) return characterClass(token)
  const character = token.startsWith('\\') && token.length > 1 ? token.slice(1) : token
  return syntax.test(character) ? `\\${character}` : character
}

function characterClass(token: string) {
  const isNegated = token.startsWith('[!')
  const characters = token.slice(isNegated ? 2 : 1, -1).replaceAll(/[\\^[\]]/g, String.raw`\$&`)
  return isNegated ? `[^./${characters}]` : `[${characters}]`
}
