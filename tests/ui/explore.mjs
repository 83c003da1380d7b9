import { Phone, DESKTOP } from './harness/phone.js';
import { lay, refusals, settings, standing, visit } from './harness/table.js';
const what = process.argv[2] ?? 'phone';
const phone = await Phone.open(what === 'desktop' ? { device: DESKTOP, locale: 'en-GB' } : {});
const refused = refusals(phone);
await settings(phone, process.argv[3] === 'dark' ? { theme: 'dark' } : {});
const shot = (n) => phone.page.screenshot({ path: `/tmp/shots/${what}-${process.argv[3] ?? 'light'}-${n}.png` });
try {
  await visit(phone, '#/'); await new Promise(r=>setTimeout(r,800)); await shot('home');
  const id = await lay(phone, { game: 'parbaj', bots: 1, seed: '7' });
  await visit(phone, `#/table/${id}`);
  await phone.page.waitForSelector('.hand');
  await shot('0-mulligan');
  let n = 0, shots = 0;
  const seen = new Set();
  for (let i = 0; i < 160; i++) {
    const s = await standing(phone, id);
    const { moves, view } = s.state;
    if (view.ending) { await new Promise(r=>setTimeout(r,1500)); await shot('over'); break; }
    if (moves.length === 0) { await new Promise(r=>setTimeout(r,120)); continue; }
    const kind = view.announced ? 'announce-'+(view.announced.next?.kind ?? 'pay') : view.step.kind + '-' + view.phase + (view.queue.length ? '-queue' : '');
    if (!seen.has(kind) || i % 40 === 0) { seen.add(kind); await new Promise(r=>setTimeout(r,500)); await shot(`${String(i).padStart(3,'0')}-${kind}`); }
    const order = ['keep','pay','play','target','x','give','giveCard','against','attack','march','use','react','accept','next','strikeNext','done','decline','refuse','takeBack'];
    const mv = [...moves].sort((a,b)=>order.indexOf(a.kind)-order.indexOf(b.kind))[0];
    await phone.invoke('table_act', { id, revision: s.revision, decision: { game: "parbaj", move: mv } }).catch((e)=>console.log('err', JSON.stringify(e).slice(0,200)));
    await new Promise(r=>setTimeout(r,60));
  }
  console.log([...seen].join(' '), 'refused', JSON.stringify(refused).slice(0,300));
} catch (e) { console.log(e); await shot('error'); } finally { await phone.close(); }
