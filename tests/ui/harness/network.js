// Cuts the app off from the network, and watches its attempts to use it.

import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchDirectory } from './places.js';

const succeeds = (program, args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/**
 * A network namespace with the loopback, which WebDriver needs to reach the app, and an interface that leads nowhere:
 * the app takes it for a network, and what it sends is counted.
 */
const BUILD = `
ip link set lo up || exit
ip link add outside type veth peer name nowhere &&
  ip link set nowhere addrgenmode none up &&
  ip link set outside addrgenmode none arp off up &&
  ip address add 192.0.2.2/24 dev outside &&
  ip route add default dev outside || exit
exec "$@"`;

/** Returns the command prefix that runs a program in that namespace; null if the system can't create one. */
export function offline() {
  const ways = [
    ['unshare', '--net'],
    // Without root, where the kernel allows user namespaces.
    ['unshare', '--map-root-user', '--net'],
  ].map((way) => [...way, 'sh', '-c', BUILD, 'sh']);
  return ways.find(([program, ...args]) => succeeds(program, [...args, 'true'])) ?? null;
}

/** Returns the number of packets sent outside from this namespace. */
export function sent() {
  const line = readFileSync('/proc/net/dev', 'utf8').match(/^\s*outside:(.*)$/m);
  // Received: eight columns; sent: bytes, then packets.
  return Number(line[1].trim().split(/\s+/)[9]);
}

/** Returns whether system calls of a program can be traced. */
export const canWatch = () => succeeds('strace', ['-qq', '-o', '/dev/null', 'true']);

/**
 * Traces a program: every address that it or its children connect or send to is logged. Returns a program to start in
 * its place, and the log file.
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
 * Returns the network requests in the log: calls with a network address, or that ask a local service to resolve a name.
 * WebDriver's own connections over the loopback don't count; a query to a name server there does.
 */
export function requests(notes) {
  const conversation = /sin6?_port=htons\((?!53\))\d+\).*"(127\.0\.0\.1|::1)"/;
  const lookup = /sun_path="[^"]*(resolve|avahi|dnsmasq)/i;
  const isRequest = (line) => (/sa_family=AF_INET6?\b/.test(line) && !conversation.test(line)) || lookup.test(line);
  return notes.split('\n').filter(isRequest);
}
