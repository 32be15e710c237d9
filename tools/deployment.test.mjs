/** Proves that what is written for other programs is guarded: each mistake planted in the real files is found. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  balancerProblems,
  caddyProblems,
  cloudRunProblems,
  composeProblems,
  imageProblems,
  kubernetesProblems,
  proxyProblems,
  renovateProblems,
  weaknessProblems,
  workflowProblems,
} from './deployment.mjs';

const CHECKOUT = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1';

/**
 * A file, what in it is replaced by what, and who must notice.
 * @type {[file: string, found: string | RegExp, planted: string, problems: (text: string) => string[]][]}
 */
const PLANTED = [
  ['docker-compose.yml', 'restart: unless-stopped', 'restarts: always', composeProblems],
  ['docker-compose.yml', 'stop_grace_period: 15s', 'stop_grace_period: 10s', composeProblems],
  ['docker-compose.yml', 'sobremesa_app:${', 'sobremesa:${', composeProblems],
  ['docker/scaled/compose.yml', 'stop_grace_period: 20s', 'stop_grace: 20s', composeProblems],
  ['docker/scaled/compose.yml', "SHUTDOWN_DELAY: '5'", "SHUTDOWN_DELAY: '12'", composeProblems],
  ['docker/scaled/compose.yml', 'METRICS_PORT:', 'METRIC_PORT:', composeProblems],
  ['docker/scaled/compose.yml', 'versity/versitygw:v1.7.0', 'versity/versitygw:latest', composeProblems],
  ['docker/scaled/compose.yml', 'haproxy:3.2', 'haproxy', composeProblems],
  ['docker/scaled/compose.yml', 'replicas: 2', 'replicas: [2]', composeProblems],
  ['docker/scaled/haproxy.cfg', 'inter 1s', 'inter 2s', balancerProblems],
  ['docker/scaled/haproxy.cfg', 'health/ready', 'health/live', balancerProblems],
  ['docker/scaled/haproxy.cfg', '%HM id=%ID', '%HM %HU id=%ID', balancerProblems],
  ['docker/scaled/haproxy.cfg', '%HM id=%ID', '%{+Q}r id=%ID', balancerProblems],
  ['docker/scaled/haproxy.cfg', '%HM id=%ID', '%HM %[path] id=%ID', balancerProblems],
  ['docker/scaled/haproxy.cfg', '%HM id=%ID', '%HM %[capture.req.uri,regsub(x,y)] id=%ID', balancerProblems],
  ['docker/scaled/haproxy.cfg', '%HM id=%ID', '%HM %CC id=%ID', balancerProblems],
  ['docker/scaled/haproxy.cfg', '%HM id=%ID', '%HM %hr id=%ID', balancerProblems],
  ['docker/scaled/haproxy.cfg', /log-format .*/, 'option httplog', balancerProblems],
  ['docker/scaled/haproxy.cfg', /log-format .*/, '', balancerProblems],
  ['docker/scaled/haproxy.cfg', 'option forwardfor', 'option forwardfor\n    option httplog clf', balancerProblems],
  [
    'docker/scaled/haproxy.cfg',
    'bind :8080',
    'bind :8080\n    capture request header Referer len 99',
    balancerProblems,
  ],
  ['docker/scaled/haproxy.cfg', 'X-Request-Id %[unique-id]', 'X-Request-Id %[req.hdr(x-request-id)]', balancerProblems],
  ['docker/vm/Caddyfile', 'request>uri delete', 'request>uri hash', caddyProblems],
  ['docker/vm/Caddyfile', 'request>headers delete', '', caddyProblems],
  ['docker/vm/Caddyfile', /header_up .*/, '', caddyProblems],
  ['docker/vm/Caddyfile', 'reverse_proxy', 'log {\n\t}\n\treverse_proxy', caddyProblems],
  ['docker/kubernetes/sobremesa.yml', "enable-access-log: 'false'", "enable-access-log: 'true'", kubernetesProblems],
  ['docker/vm/compose.yml', "'80:80'", '{ here: 80 }', composeProblems],
  ['docker/vm/compose.yml', 'TRUST_PROXY:', 'TRUST_PROXIES:', composeProblems],
  ['docker/kubernetes/sobremesa.yml', 'periodSeconds: 5', 'periodSeconds: soon', kubernetesProblems],
  ['docker/kubernetes/sobremesa.yml', 'kind: PodDisruptionBudget', 'kind: PodBudget', kubernetesProblems],
  ['docker/kubernetes/sobremesa.yml', '  replicas: 2\n  selector:', '  replicas: 2\n  selectors:', kubernetesProblems],
  ['docker/kubernetes/sobremesa.yml', 'pathType: Prefix', 'type: Prefix', kubernetesProblems],
  ['docker/kubernetes/sobremesa.yml', 'GracePeriodSeconds: 30', 'GracePeriodSeconds: 15', kubernetesProblems],
  ['docker/kubernetes/sobremesa.yml', 'TRUST_PROXY:', 'PROXY:', kubernetesProblems],
  ['docker/cloud-run/service.yml', 'failureThreshold: 48', 'failureThreshold: many', cloudRunProblems],
  ['docker/cloud-run/service.yml', 'containers:', 'container:', cloudRunProblems],
  ['docker/cloud-run/service.yml', "value: '0'", "value: '5'", cloudRunProblems],
  ['docker/cloud-run/service.yml', 'name: TOKEN_SECRET', 'name: TOKEN', cloudRunProblems],
  ['docker/Dockerfile', 'FROM gcr.io/distroless/nodejs24-debian13', 'FROM node:24', imageProblems],
  ['docker/Dockerfile', 'USER 1000:1000', 'USER root', imageProblems],
  ['docker/Dockerfile', 'USER 1000:1000', 'RUN id', imageProblems],
  ['docker/Dockerfile', 'VOLUME /data', 'VOLUME /data\nVOLUME /more', imageProblems],
  ['docker/Dockerfile', 'CMD ["node", "-e"', 'CMD ["curl", "-e"', imageProblems],
  ['docker/Dockerfile', 'ENTRYPOINT []\n', '', imageProblems],
  ['docker/Dockerfile', 'SHUTDOWN_DELAY=5', 'SHUTDOWN_DELAY=2', imageProblems],
  ['docker/Dockerfile', '"--heap-growing-percent=30", ', '', imageProblems],
  ['docker/Dockerfile', 'MALLOC_MMAP_THRESHOLD_=32768', 'MALLOC_MMAP_THRESHOLD_=65536', imageProblems],
  ['docs/operation/install.md', 'client_max_body_size 48m', 'client_max_body_size 12m', proxyProblems],
  ['renovate.json', ', "docker:pinDigests"', '', renovateProblems],
  ['.github/workflows/ci.yml', /- run: npm audit.*/, '', weaknessProblems],
  ['.github/workflows/ci.yml', 'timeout-minutes: 120', '', workflowProblems],
  ['.github/workflows/ci.yml', CHECKOUT, 'actions/checkout@v7', workflowProblems],
  ['.github/workflows/ci.yml', 'runs-on:', 'run-on:', workflowProblems],
  ['.github/workflows/release.yml', 'permissions:', 'permission:', workflowProblems],
];

for (const [file, found, planted, problems] of PLANTED) {
  test(`${planted} in ${file}`, () => {
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(found, planted);
    assert.notEqual(changed, text);
    let said;
    try {
      said = problems(changed);
    } catch (error) {
      said = [String(error)];
    }
    assert.notDeepEqual(said, []);
  });
}
