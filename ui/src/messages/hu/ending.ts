/** Digits whose spoken form takes back vowels: három, hat, nyolc; húsz, harminc, hatvan, nyolcvan; száz. */
const BACK_ONES = [3, 6, 8];
const BACK_TENS = [2, 3, 6, 8];

/** Returns a number in figures with the ending "out of": 9-ből, 3-ból, 20-ból, 100-ból. */
export function bol(n: number): string {
  const ones = n % 10;
  const tens = Math.floor(n / 10) % 10;
  const back = ones !== 0 ? BACK_ONES.includes(ones) : tens !== 0 ? BACK_TENS.includes(tens) : n % 1000 !== 0;
  return `${n}-${back ? 'ból' : 'ből'}`;
}
