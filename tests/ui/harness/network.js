// Taking the network away from the app, and watching what it tries.

import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchDirectory } from './places.js';

const succeeds = (program, args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/**
 * The loopback, by which WebDriver speaks to the app, and a way outside that leads nowhere: the app takes the network for
 * there, so that it would try, and what it sends is counted.
 */
const BUILD = `
ip link set lo up || exit
ip link add outside type veth peer name nowhere &&
  ip link set nowhere addrgenmode none up &&
  ip link set outside addrgenmode none arp off up &&
  ip address add 192.0.2.2/24 dev outside &&
  ip route add default dev outside || exit
exec "$@"`;

/** The words before a command that run it where the network leads nowhere; null where the system makes no such place. */
export function offline() {
  const ways = [
    ['unshare', '--net'],
    // Without being root, where the kernel lets people be root of a world of their own.
    ['unshare', '--map-root-user', '--net'],
  ].map((way) => [...way, 'sh', '-c', BUILD, 'sh']);
  return ways.find(([program, ...args]) => succeeds(program, [...args, 'true'])) ?? null;
}

/** How many packets have gone outside from where we are. */
export function sent() {
  const line = readFileSync('/proc/net/dev', 'utf8').match(/^\s*outside:(.*)$/m);
  // Received: eight columns; sent: bytes, then packets.
  return Number(line[1].trim().split(/\s+/)[9]);
}

/** Whether calls of a program can be watched. */
export const canWatch = () => succeeds('strace', ['-qq', '-o', '/dev/null', 'true']);

/**
 * Puts a program under watch: every address that it, or anything it starts, connects or sends to is written down.
 * Returns a program to start in its place and the file.
 */
export function watched(program) {
  const directory = scratchDirectory('watch');
  const notes = join(directory, 'notes');
  const standIn = join(directory, 'watched');
  const calls = 'connect,sendto,sendmsg,sendmmsg';
  writeFileSync(
    standIn,
    `#!/bin/sh\nexec strace --follow-forks --seccomp-bpf -qq -e trace=${calls} -e signal=none -o '${notes}' '${program}' "$@"\n`,
  );
  chmodSync(standIn, 0o755);
  return { program: standIn, notes };
}

/**
 * The requests in what was written down: calls that name an address of a network, or ask somebody on this machine to
 * look a name up. WebDriver's own conversation, over the loopback, is none; a question to a name server there is.
 */
export function requests(notes) {
  const conversation = /sin6?_port=htons\((?!53\))\d+\).*"(127\.0\.0\.1|::1)"/;
  const lookup = /sun_path="[^"]*(resolve|avahi|dnsmasq)/i;
  const isRequest = (line) => (/sa_family=AF_INET6?\b/.test(line) && !conversation.test(line)) || lookup.test(line);
  return notes.split('\n').filter(isRequest);
}
