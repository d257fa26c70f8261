<?php
$lang['notallowed'] = 'Headroom: this is not the embed page of a calculator at an allowed address.';
$lang['calculator'] = 'Calculator: %s';
