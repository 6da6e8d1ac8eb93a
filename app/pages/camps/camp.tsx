export default function Camp() {
  return null
}
